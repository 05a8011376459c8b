import type { Fact } from "@hilo/rules/live/facts";

/** What the tabs of one browser, and the worker that holds their stream, say to each other. */
export type Said =
	/** A tab has begun to listen, or was shown again: whoever holds the stream says how it is. */
	| { readonly kind: "ask" }
	| ({ readonly kind: "stream" } & StreamState)
	| { readonly kind: "fact"; readonly fact: Fact }
	/** The player's account was suspended, which ends every session. */
	| { readonly kind: "suspended" };

export interface StreamState {
	/** The connection that is open, with a new id each time, and the script that pages begin with by now; null while none is. */
	readonly connection: { readonly id: string; readonly version: string | null } | null;
	/** Whether the server would not have this player now: who is signed in, or maintenance, may have changed. */
	readonly isRefused: boolean;
}

/** Opens the channel of a player's tabs. Those of somebody else, signed in meanwhile in another tab, don't hear it. */
export function openChannel(userId: string, hear: (said: Said) => void) {
	const channel = new BroadcastChannel(`hilo-live ${userId}`);
	channel.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
	return {
		say: (said: Said) => channel.postMessage(said),
		close: () => channel.close(),
	};
}
