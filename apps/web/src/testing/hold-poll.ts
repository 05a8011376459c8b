import { ME_POLL_MS } from "../shell/me-poll.ts";
import { about, holdTimers } from "./hold-timers.ts";

/**
 * Holds back the regular look at one's own record, which would bring back what it was, until the end of the test. Returns what has it
 * happen once.
 */
export const holdPoll = () => holdTimers("setInterval", about(ME_POLL_MS));
