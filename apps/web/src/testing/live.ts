import type { Fact } from "@hilo/rules/live/facts";
import { openChannel, type Said } from "../platform/live/channel.ts";

/** Stands in for the worker that holds the browser's live stream: it opens none, and tests speak in its place. */
export class QuietWorker {
	/** Those that run, by the names that they were given. */
	static readonly running: QuietWorker[] = [];
	readonly name: string | undefined;
	onerror: (() => void) | null = null;

	constructor(_: URL, { name }: WorkerOptions) {
		this.name = name;
		QuietWorker.running.push(this);
	}

	terminate(): void {
		QuietWorker.running.splice(QuietWorker.running.indexOf(this), 1);
	}
}

/** Speaks to the tabs of a player as the worker does that holds the stream, and hears what they say. */
export function fakeStream(userId: string) {
	const heard: Said[] = [];
	const channel = openChannel(userId, (said) => heard.push(said));
	return {
		heard,
		connect(version: string | null = null) {
			channel.say({ kind: "stream", connection: { id: crypto.randomUUID(), version }, isRefused: false });
		},
		say: channel.say,
		tell: (fact: Fact) => channel.say({ kind: "fact", fact }),
		disconnect: (isRefused = false) => channel.say({ kind: "stream", connection: null, isRefused }),
		close: channel.close,
	};
}
