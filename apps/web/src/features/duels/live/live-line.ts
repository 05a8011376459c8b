import type { LiveDuelView } from "@hilo/rules/duels/duels.views";
import { LIVE_HEARTBEAT_MS } from "@hilo/rules/duels/limits";

/** The server's last answer, and when it came, as `performance.now()`. */
export interface Heard {
	readonly view: LiveDuelView;
	readonly at: number;
}

type Call = (signal: AbortSignal) => Promise<LiveDuelView>;

export interface LiveLine {
	latest(): Heard | null;
	/** The error of the last call; null if it was answered. */
	problem(): unknown;
	subscribe(listener: () => void): () => void;
	/** Sends a heartbeat now. */
	look(): void;
	/** Queues another call that also answers with the duel's state. */
	send(call: Call): Promise<void>;
	stop(): void;
}

/**
 * Sends a heartbeat every two seconds and receives the duel's state. Calls run one at a time, so that answers stay in
 * order. A live event only makes the next heartbeat come sooner.
 */
export function openLiveLine(beat: Call): LiveLine {
	const ending = new AbortController();
	const listeners = new Set<() => void>();
	let heard: Heard | null = null;
	let problem: unknown = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isBusy = false;
	let isDue = false;
	let queue: Promise<unknown> = Promise.resolve();

	async function ask(call: Call): Promise<void> {
		try {
			heard = { view: await call(ending.signal), at: performance.now() };
			problem = null;
		} catch (error) {
			if (ending.signal.aborted) return;
			problem = error;
			throw error;
		} finally {
			if (!ending.signal.aborted) for (const listener of [...listeners]) listener();
		}
	}
	function enqueue(call: Call): Promise<void> {
		const turn = queue.then(() => (ending.signal.aborted ? undefined : ask(call)));
		queue = turn.catch(() => {});
		return turn;
	}
	async function look(): Promise<void> {
		clearTimeout(timer);
		if (isBusy || ending.signal.aborted) {
			isDue = true;
			return;
		}
		isBusy = true;
		isDue = false;
		await enqueue(beat).catch(() => {});
		isBusy = false;
		const isEnded = heard?.view.status === "over" || heard?.view.status === "declined";
		if (isEnded || ending.signal.aborted) return;
		clearTimeout(timer);
		timer = setTimeout(look, isDue ? 0 : LIVE_HEARTBEAT_MS);
	}
	look();
	return {
		latest: () => heard,
		problem: () => problem,
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		look: () => void look(),
		send: enqueue,
		stop() {
			ending.abort();
			clearTimeout(timer);
		},
	};
}

/** Waits for an answer that `pick` accepts. @throws the signal's reason once it aborts */
export function until<T>(
	line: LiveLine,
	pick: (heard: Heard) => T | undefined,
	signal: AbortSignal,
): Promise<T> {
	return new Promise((resolve, reject) => {
		const look = () => {
			const heard = line.latest();
			const found = heard ? pick(heard) : undefined;
			if (found === undefined) return;
			end();
			resolve(found);
		};
		const give = () => {
			end();
			reject(signal.reason);
		};
		const stop = line.subscribe(look);
		function end() {
			stop();
			signal.removeEventListener("abort", give);
		}
		signal.addEventListener("abort", give);
		if (signal.aborted) give();
		else look();
	});
}
