import type { LiveDuelView } from "@hilo/rules/duels/duels.views";
import { BEAT_MS } from "@hilo/rules/duels/limits";

/** What the server said last, and when: `performance.now()`. */
export interface Heard {
	readonly view: LiveDuelView;
	readonly at: number;
}

type Call = (signal: AbortSignal) => Promise<LiveDuelView>;

/** How a live duel stands, as far as this page knows. */
export interface LiveLine {
	/** Null until the first answer. */
	latest(): Heard | null;
	/** Whatever a call has thrown last; null once one was answered. */
	problem(): unknown;
	/** Calls back after each answer and failure. Returns what ends it. */
	subscribe(listener: () => void): () => void;
	/** Asks now, in place of at the next beat. */
	look(): void;
	/** Makes another call that answers how the duel stands, in turn with the beats. */
	send(call: Call): Promise<void>;
	stop(): void;
}

/**
 * Says every two seconds that this page is there, and hears how the duel stands. One call at a time, so that no older answer comes after a
 * newer one. A fact that is heard only makes the next look come sooner: without any, this goes on all the same.
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

	/** @throws what the call throws. */
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
		timer = setTimeout(look, isDue ? 0 : BEAT_MS);
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

/** Waits until what was heard is what is waited for. @throws the signal's reason once it aborts. */
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
