// The page begins: choices first, then the shell.
import { mount } from 'svelte'
import './kit/tokens.css'
import './shell/base.css'
import App from './shell/App.svelte'
import { cardsHere } from './shell/games'
import { preferences } from './shell/settings.svelte'

// On its way while the words are fetched; whoever needs it asks again, and hears of a failure.
cardsHere().catch(() => {})
await preferences.begin()
mount(App, { target: document.getElementById('app')! })
