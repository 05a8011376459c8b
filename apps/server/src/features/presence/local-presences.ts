import { PRESENCE_TIMEOUT_MS, type PresentStatus, type Status } from "@hilo/rules/presence/presence";
import type { Clock } from "../../platform/system/clock.ts";

/** The time to reconnect after a lost connection; clients do so within 5 s. */
const RECONNECT_MS = 15_000;
/** A page that posted "offline" closes its connection within this time; one that is still open is another device's. */
const CLOSE_WITHIN_MS = 20_000;

export interface Presence {
	readonly status: PresentStatus;
	readonly isConnected: boolean;
	/** Epoch ms, for other processes: present until then without a connection. */
	readonly onlineUntil: number;
}

interface Expiry {
	/** Monotonic ms of this process: present until then without a connection. */
	readonly presentUntil: number;
	readonly onlineUntil: number;
}

interface UserPresence {
	status: PresentStatus;
	until: Expiry;
	/** By session id; the latest post is last. */
	readonly posts: Map<string, Expiry>;
	isConnected: boolean;
	/** Monotonic ms of the "offline" post; null if there was none since the last return. */
	leftAt: number | null;
	/** Epoch ms when they were last present. */
	seenAt: number;
}

/** What this process knows: the last posts and its own live connections. */
export class LocalPresences {
	readonly #clock: Clock;
	readonly #users = new Map<string, UserPresence>();

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** @param sessionId missing when another process received the post. */
	post(userId: string, status: Status, sessionId?: string): void {
		const user = this.#findOrCreate(userId);
		user.seenAt = this.#clock.now();
		if (status === "offline") {
			user.leftAt = this.#clock.elapsed();
			user.posts.clear();
			user.until = this.#after(0);
			return;
		}
		user.status = status;
		user.leftAt = null;
		user.until = this.#after(PRESENCE_TIMEOUT_MS);
		if (sessionId === undefined) return;
		const now = this.#clock.elapsed();
		for (const [id, { presentUntil }] of user.posts)
			if (id === sessionId || presentUntil <= now) user.posts.delete(id);
		user.posts.set(sessionId, user.until);
	}

	/** Another session's last post or a connection may keep the player present. */
	signOut(userId: string, sessionId: string): void {
		const user = this.#users.get(userId);
		if (!user) return;
		user.posts.delete(sessionId);
		user.until = [...user.posts.values()].at(-1) ?? this.#after(0);
		user.seenAt = this.#clock.now();
	}

	/**
	 * Applies a status posted at any process, to players connected here; "offline" to all. After "offline", another
	 * status may be an older one that arrives late, so it makes no player present.
	 */
	receiveStatus(userId: string, status: Status): void {
		const user = this.#users.get(userId);
		if (!user) return;
		if (status === "offline") this.post(userId, status);
		else if (user.leftAt !== null) user.status = status;
		else if (user.isConnected) this.post(userId, status);
	}

	connect(userId: string): void {
		const user = this.#findOrCreate(userId);
		user.isConnected = true;
		user.leftAt = null;
	}

	disconnect(userId: string): void {
		const user = this.#users.get(userId);
		if (!user?.isConnected) return;
		const now = this.#clock.elapsed();
		const hasLeft = user.leftAt !== null && now < user.leftAt + CLOSE_WITHIN_MS;
		user.isConnected = false;
		if (hasLeft) return;
		user.leftAt = null;
		user.seenAt = this.#clock.now();
		if (user.until.presentUntil < now + RECONNECT_MS) user.until = this.#after(RECONNECT_MS);
	}

	get(userId: string): Presence | null {
		const user = this.#users.get(userId);
		if (!user || !this.#isPresent(user)) return null;
		const { status, isConnected, until } = user;
		return { status, isConnected, onlineUntil: until.onlineUntil };
	}

	lastSeen(userId: string): number | null {
		return this.#users.get(userId)?.seenAt ?? null;
	}

	ids(): IterableIterator<string> {
		return this.#users.keys();
	}

	/** Only if not present and without a connection that may still end. @returns whether it did. */
	deleteIfAbsent(userId: string): boolean {
		const user = this.#users.get(userId);
		if (!user || user.isConnected || this.#isPresent(user)) return false;
		return this.#users.delete(userId);
	}

	disconnectAll(): void {
		for (const user of this.#users.values()) {
			if (user.isConnected && user.leftAt === null) user.seenAt = this.#clock.now();
			user.isConnected = false;
			user.leftAt ??= this.#clock.elapsed();
		}
	}

	#isPresent({ leftAt, isConnected, until }: UserPresence): boolean {
		const now = this.#clock.elapsed();
		if (leftAt !== null) return isConnected && now >= leftAt + CLOSE_WITHIN_MS;
		return isConnected || now < until.presentUntil;
	}

	#after(ms: number): Expiry {
		return { presentUntil: this.#clock.elapsed() + ms, onlineUntil: this.#clock.now() + ms };
	}

	#findOrCreate(userId: string): UserPresence {
		let user = this.#users.get(userId);
		if (!user) {
			user = {
				status: "online",
				until: this.#after(0),
				posts: new Map(),
				isConnected: false,
				leftAt: null,
				seenAt: this.#clock.now(),
			};
			this.#users.set(userId, user);
		}
		return user;
	}
}
