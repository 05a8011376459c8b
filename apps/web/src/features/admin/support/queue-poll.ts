/** How often tickets on the screen are asked for while no live events come, in ms: as often as support's notification. */
export const QUEUE_POLL_MS = 30_000;
