// The page begins: choices first, then the shell.
import { mount } from 'svelte'
import './kit/tokens.css'
import './shell/base.css'
import App from './shell/App.svelte'
import { preferences } from './shell/settings.svelte'

await preferences.begin()
mount(App, { target: document.getElementById('app')! })
