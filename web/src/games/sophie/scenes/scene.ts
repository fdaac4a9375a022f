// Which scene lies over the map, if any: the table makes room for it and takes its keys back when it is gone.
import type { Step } from '../../../kit/game'
import type { View } from '../view'

export type SceneKind = '' | 'question' | 'big' | 'finale' | 'over'

/** The scene of the view that stands on the table, while `step` is told (null: nothing is). */
export const sceneOf = (view: View, step: Step | null): SceneKind => (step ? '' : view.question ? 'question' : view.big ? 'big' : view.phase === 'over' ? 'over' : '')
