import { setImmediate } from "node:timers/promises";
import { inParts } from "../in-batches.ts";
import type { Audience, Bus, Signal } from "./bus.ts";
import { FanOut, STREAMS_PER_BATCH } from "./fan-out.ts";
import type { Recheck } from "./recheck.ts";
import { LiveStream, liveEventMessage, type StreamOwner } from "./stream.ts";

export class LiveStreams {
	readonly #all = new Set<LiveStream>();
	readonly #byUser = new StreamGroups();
	readonly #byAddress = new StreamGroups();
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

	/** Above the limits, the oldest one ends. Rechecks the session: it may have ended before the stream was open. */
	open(owner: StreamOwner): LiveStream {
		const { userId, address } = owner;
		const connected = { kind: "connected", userId, version: this.#options.version } as const;
		const stream = new LiveStream(owner, connected, this.#onEnd);
		this.#all.add(stream);
		this.#byUser.add(userId, stream);
		this.#byAddress.add(address, stream);
		if (this.#isStopping) {
			stream.end("stopping");
			return stream;
		}
		if (this.#options.isLimited && this.#endTooMany(stream)) this.#options.onLimit?.();
		this.#options.recheck([stream]);
		return stream;
	}

	/** Players with a stream of a page, each once. */
	players(): string[] {
		const streams = [...this.#all].filter(({ owner }) => owner.isTool !== true);
		return [...new Set(streams.map(({ owner }) => owner.userId))];
	}

	/** Whether a page of the player has a stream. */
	hasPage(userId: string): boolean {
		for (const { owner } of this.#byUser.streamsOf(userId)) if (owner.isTool !== true) return true;
		return false;
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
		const maxOfAddress = this.#options.maxOfAddress(stream.owner.address);
		return endTooMany(stream, { byUser: this.#byUser, byAddress: this.#byAddress, maxOfAddress });
	}

	#remove(stream: LiveStream): void {
		const { userId, address } = stream.owner;
		this.#all.delete(stream);
		this.#byAddress.delete(address, stream);
		this.#byUser.delete(userId, stream);
	}
}

interface StreamsOptions {
	readonly bus: Bus;
	readonly version: string | null;
	readonly isLimited: boolean;
	/** Open streams of a network address. Players count by their own limit first. */
	readonly maxOfAddress: (address: string) => number;
	readonly recheck: Recheck;
	readonly onLimit?: () => void;
}

/** Open streams per user: each visible tab of each device has one. */
const MAX_PER_USER = 12;

/** Streams by key, oldest first. */
class StreamGroups {
	readonly #groups = new Map<string, Set<LiveStream>>();

	add(key: string, stream: LiveStream): void {
		const group = this.#groups.get(key) ?? new Set();
		this.#groups.set(key, group.add(stream));
	}

	delete(key: string, stream: LiveStream): void {
		const group = this.#groups.get(key);
		group?.delete(stream);
		if (group?.size === 0) this.#groups.delete(key);
	}

	size(key: string): number {
		return this.#groups.get(key)?.size ?? 0;
	}

	streamsOf(key: string): Iterable<LiveStream> {
		return this.#groups.get(key) ?? [];
	}
}

/** Ends the oldest streams above the limits, which each process counts for itself. Returns whether any ended. */
function endTooMany(
	{ owner: { userId, address } }: LiveStream,
	{
		byUser,
		byAddress,
		maxOfAddress,
	}: { readonly byUser: StreamGroups; readonly byAddress: StreamGroups; readonly maxOfAddress: number },
): boolean {
	const hasTooManyOfUser = byUser.size(userId) > MAX_PER_USER;
	if (hasTooManyOfUser) endOldest(byUser.streamsOf(userId));
	// The user's oldest stream may have been at another address.
	const hasTooManyAtAddress = byAddress.size(address) > maxOfAddress;
	if (hasTooManyAtAddress) endOldest(byAddress.streamsOf(address));
	return hasTooManyOfUser || hasTooManyAtAddress;
}

function endOldest(streams: Iterable<LiveStream>): void {
	const [oldest] = streams;
	oldest?.end("too-many");
}
