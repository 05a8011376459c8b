import { setImmediate } from "node:timers/promises";
import { inParts } from "../in-parts.ts";
import type { Audience, Bus, Signal } from "./bus.ts";
import { FanOut, STREAMS_AT_ONCE } from "./fan-out.ts";
import type { Recheck } from "./recheck.ts";
import { LiveStream, liveEventMessage, type StreamOwner } from "./stream.ts";
import { endTooMany, StreamGroups } from "./stream-limits.ts";

/** Hears who is connected to this process. */
export interface StreamFollower {
	/** The first stream of a user was opened. */
	onOpen(userId: string): void;
	/** The last stream of a user has ended. */
	onClose(userId: string): void;
}

/** The streams of live events that are open at this process. */
export class LiveStreams {
	readonly #all = new Set<LiveStream>();
	readonly #byUser = new StreamGroups();
	readonly #byAddress = new StreamGroups();
	readonly #followers: StreamFollower[] = [];
	readonly #fanOut = new FanOut();
	readonly #options: StreamsOptions;
	readonly #onOver = (stream: LiveStream) => this.#remove(stream);
	#isStopping = false;

	constructor(options: StreamsOptions) {
		this.#options = options;
		options.bus.subscribe((signal) => this.deliver(signal));
	}

	/** How many are open. */
	get size(): number {
		return this.#all.size;
	}

	/** Has the follower hear who comes and goes from now on. */
	follow(follower: StreamFollower): void {
		this.#followers.push(follower);
	}

	/**
	 * Opens a stream. Past the limits, the oldest one ends. The session is looked at once more: a recheck that came after the call had read
	 * it, and before the stream was open, has not met the stream.
	 */
	open(owner: StreamOwner): LiveStream {
		const { userId, address } = owner;
		const connected = { kind: "connected", userId, version: this.#options.version } as const;
		const stream = new LiveStream(owner, connected, this.#onOver);
		this.#all.add(stream);
		const ofUser = this.#byUser.add(userId, stream);
		this.#byAddress.add(address, stream);
		if (ofUser === 1) for (const follower of this.#followers) follower.onOpen(userId);
		if (this.#isStopping) {
			stream.end("stopping");
			return stream;
		}
		if (this.#options.isLimited && this.#endTooMany(stream)) this.#options.onLimit?.();
		this.#options.recheck([stream]);
		return stream;
	}

	/** Has these users' streams look again whether they may stay open. */
	recheck(of: Audience): void {
		const streams = [...this.#of(of)];
		if (streams.length > 0) this.#options.recheck(streams);
	}

	/** Ends all streams, and tells their clients to come back within seconds: the server, or another one, will be there. */
	async stop(): Promise<void> {
		this.#isStopping = true;
		for (const some of inParts([...this.#all], STREAMS_AT_ONCE)) {
			for (const stream of some) stream.end("stopping");
			await setImmediate();
		}
	}

	/** Hands the signal to the streams that are open here. */
	deliver({ to, event, message }: Signal): void {
		if (message) {
			if (message.kind === "signed-out") this.#endSession(to, message.sessionId);
		} else if (event) {
			this.#fanOut.send(liveEventMessage(event), this.#of(to));
		} else {
			this.recheck(to);
		}
	}

	#endSession(of: Audience, sessionId: string): void {
		for (const stream of [...this.#of(of)])
			if (stream.owner.sessionId === sessionId) stream.end("signed-out");
	}

	*#of(audience: Audience): Iterable<LiveStream> {
		if (audience === "everyone") return yield* this.#all;
		for (const userId of audience) yield* this.#byUser.of(userId);
	}

	#endTooMany(stream: LiveStream): boolean {
		return endTooMany(stream, { byUser: this.#byUser, byAddress: this.#byAddress });
	}

	#remove(stream: LiveStream): void {
		const { userId, address } = stream.owner;
		this.#all.delete(stream);
		this.#byAddress.delete(address, stream);
		if (this.#byUser.delete(userId, stream) > 0) return;
		for (const follower of this.#followers) follower.onClose(userId);
	}
}

interface StreamsOptions {
	readonly bus: Bus;
	/** The address of the script that pages begin with; null where there are no pages. */
	readonly version: string | null;
	/** Whether the limits of a user and of an address hold. */
	readonly isLimited: boolean;
	readonly recheck: Recheck;
	/** Hears of each stream that ends because there are too many. */
	readonly onLimit?: () => void;
}
