// The page begins: choices first, then the shell; what games there are is asked meanwhile.
import { mount } from 'svelte'
import './kit/tokens.css'
import './shell/base.css'
import App from './shell/App.svelte'
import { cardsHere, wordsAhead } from './shell/games'
import { preferences } from './shell/settings.svelte'

// Whoever shows the games asks again and says what is wrong.
cardsHere().catch(() => {})
const begun = preferences.begin()
wordsAhead(preferences.locale)
await begun
mount(App, { target: document.getElementById('app')! })
