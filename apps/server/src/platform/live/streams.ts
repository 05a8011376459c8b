import { setImmediate } from "node:timers/promises";
import { inParts } from "../in-parts.ts";
import type { Audience, Bus, Signal } from "./bus.ts";
import { FanOut, STREAMS_PER_BATCH } from "./fan-out.ts";
import type { Recheck } from "./recheck.ts";
import { LiveStream, liveEventMessage, type StreamOwner } from "./stream.ts";
import { endTooMany, StreamGroups } from "./stream-limits.ts";

export interface StreamFollower {
	/** Called for a user's first stream at this process, without those of tools. */
	onOpen(userId: string): void;
	/** Called after the last of them. */
	onClose(userId: string): void;
}

export class LiveStreams {
	readonly #all = new Set<LiveStream>();
	readonly #byUser = new StreamGroups();
	readonly #byAddress = new StreamGroups();
	/** By user, without those of tools. */
	readonly #ofPages = new StreamGroups();
	readonly #followers: StreamFollower[] = [];
	readonly #fanOut = new FanOut();
	readonly #options: StreamsOptions;
	readonly #onEnd = (stream: LiveStream) => this.#remove(stream);
	#isStopping = false;

	constructor(options: StreamsOptions) {
		this.#options = options;
		options.bus.subscribe((signal) => this.deliver(signal));
	}

	get size(): number {
		return this.#all.size;
	}

	follow(follower: StreamFollower): void {
		this.#followers.push(follower);
	}

	/** Above the limits, the oldest one ends. Rechecks the session: it may have ended before the stream was open. */
	open(owner: StreamOwner): LiveStream {
		const { userId, address } = owner;
		const connected = { kind: "connected", userId, version: this.#options.version } as const;
		const stream = new LiveStream(owner, connected, this.#onEnd);
		this.#all.add(stream);
		this.#byUser.add(userId, stream);
		this.#byAddress.add(address, stream);
		const isFirst = !owner.isTool && this.#ofPages.add(userId, stream) === 1;
		if (isFirst) for (const follower of this.#followers) follower.onOpen(userId);
		if (this.#isStopping) {
			stream.end("stopping");
			return stream;
		}
		if (this.#options.isLimited && this.#endTooMany(stream)) this.#options.onLimit?.();
		this.#options.recheck([stream]);
		return stream;
	}

	recheck(audience: Audience): void {
		const streams = [...this.#streamsOf(audience)];
		if (streams.length > 0) this.#options.recheck(streams);
	}

	/** Ends all streams, and tells their clients to reconnect within seconds, to this or another server. */
	async stop(): Promise<void> {
		this.#isStopping = true;
		for (const batch of inParts([...this.#all], STREAMS_PER_BATCH)) {
			for (const stream of batch) stream.end("stopping");
			await setImmediate();
		}
	}

	/** Delivers a signal to the streams of this process. */
	deliver({ to, event, message }: Signal): void {
		if (message) {
			if (message.kind === "signed-out") this.#endSession(to, message.sessionId);
		} else if (event) {
			this.#fanOut.send(liveEventMessage(event), this.#streamsOf(to));
		} else {
			this.recheck(to);
		}
	}

	#endSession(audience: Audience, sessionId: string): void {
		for (const stream of [...this.#streamsOf(audience)])
			if (stream.owner.sessionId === sessionId) stream.end("signed-out");
	}

	*#streamsOf(audience: Audience): Iterable<LiveStream> {
		if (audience === "everyone") return yield* this.#all;
		for (const userId of audience) yield* this.#byUser.streamsOf(userId);
	}

	#endTooMany(stream: LiveStream): boolean {
		return endTooMany(stream, { byUser: this.#byUser, byAddress: this.#byAddress });
	}

	#remove(stream: LiveStream): void {
		const { userId, address, isTool } = stream.owner;
		this.#all.delete(stream);
		this.#byAddress.delete(address, stream);
		this.#byUser.delete(userId, stream);
		if (isTool || this.#ofPages.delete(userId, stream) > 0) return;
		for (const follower of this.#followers) follower.onClose(userId);
	}
}

interface StreamsOptions {
	readonly bus: Bus;
	readonly version: string | null;
	readonly isLimited: boolean;
	readonly recheck: Recheck;
	readonly onLimit?: () => void;
}
