import { ME_POLL_MS } from "../shell/started-player-parts.tsx";
import { about, holdTimers } from "./hold-timers.ts";

/** Stops polling the player in this test, which would restore old data. Returns a function that polls one time. */
export const holdPoll = () => holdTimers("setInterval", about(ME_POLL_MS));
