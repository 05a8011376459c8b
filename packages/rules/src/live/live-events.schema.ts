import { z } from "zod";
import { LIVE_EVENTS, type LiveEvent } from "./live-events.ts";

const userId = z.string().min(1).max(64);

/** Checks an event of another process, which may run another version. */
export const liveEventSchema = z.custom<LiveEvent>(
	(event) => knownLiveEvent.safeParse(event).success,
	"must be a known live event",
);

const knownLiveEvent = z.union(
	Object.entries(LIVE_EVENTS).map(([kind, name]) =>
		z.strictObject({ kind: z.literal(kind), ...(name !== null && { [name]: userId }) }),
	),
);
