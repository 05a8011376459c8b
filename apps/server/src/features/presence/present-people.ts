import { PRESENCE_TIMEOUT_MS, type PresentStatus, type Status } from "@hilo/rules/presence/presence";
import type { Clock } from "../../platform/system/clock.ts";

/** The time to reconnect after a lost connection; clients do so within 5 s. */
const COME_BACK_MS = 15_000;
/** A page that posted "offline" closes its connection within this time. One still open is another device's. */
const CLOSED_BY_MS = 20_000;

export interface Presence {
	readonly status: PresentStatus;
	readonly isConnected: boolean;
	/** Epoch ms, for other processes: present until then without a connection. */
	readonly onlineUntil: number;
}

interface Until {
	/** Monotonic ms of this process: present until then without a connection. */
	readonly presentUntil: number;
	readonly onlineUntil: number;
}

interface Person {
	status: PresentStatus;
	until: Until;
	/** By session id; the latest post is last. */
	readonly posts: Map<string, Until>;
	isConnected: boolean;
	/** Monotonic ms of the "offline" post; null if there was none since the last return. */
	leftAt: number | null;
	/** Epoch ms when they were last present. */
	seenAt: number;
}

/** What this process knows: the last posts and its own live connections. */
export class PresentPeople {
	readonly #clock: Clock;
	readonly #people = new Map<string, Person>();

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** @param sessionId missing when another process received the post. */
	post(userId: string, status: Status, sessionId?: string): void {
		const person = this.#person(userId);
		person.seenAt = this.#clock.now();
		if (status === "offline") {
			person.leftAt = this.#clock.elapsed();
			person.posts.clear();
			person.until = this.#after(0);
			return;
		}
		person.status = status;
		person.leftAt = null;
		person.until = this.#after(PRESENCE_TIMEOUT_MS);
		if (sessionId === undefined) return;
		const now = this.#clock.elapsed();
		for (const [id, { presentUntil }] of person.posts)
			if (id === sessionId || presentUntil <= now) person.posts.delete(id);
		person.posts.set(sessionId, person.until);
	}

	/** Another session's last post or a connection may keep the player present. */
	signOut(userId: string, sessionId: string): void {
		const person = this.#people.get(userId);
		if (!person) return;
		person.posts.delete(sessionId);
		person.until = [...person.posts.values()].at(-1) ?? this.#after(0);
		person.seenAt = this.#clock.now();
	}

	/**
	 * Applies a status posted at any process, to players connected here; "offline" to all. After "offline", another
	 * status may be an older one that arrives late, so it makes no player present.
	 */
	takeStatus(userId: string, status: Status): void {
		const person = this.#people.get(userId);
		if (!person) return;
		if (status === "offline") this.post(userId, status);
		else if (person.leftAt !== null) person.status = status;
		else if (person.isConnected) this.post(userId, status);
	}

	connect(userId: string): void {
		const person = this.#person(userId);
		person.isConnected = true;
		person.leftAt = null;
	}

	disconnect(userId: string): void {
		const person = this.#people.get(userId);
		if (!person?.isConnected) return;
		const now = this.#clock.elapsed();
		const hadLeft = person.leftAt !== null && now < person.leftAt + CLOSED_BY_MS;
		person.isConnected = false;
		if (hadLeft) return;
		person.leftAt = null;
		person.seenAt = this.#clock.now();
		if (person.until.presentUntil < now + COME_BACK_MS) person.until = this.#after(COME_BACK_MS);
	}

	get(userId: string): Presence | null {
		const person = this.#people.get(userId);
		if (!person || !this.#isPresent(person)) return null;
		const { status, isConnected, until } = person;
		return { status, isConnected, onlineUntil: until.onlineUntil };
	}

	lastSeen(userId: string): number | null {
		return this.#people.get(userId)?.seenAt ?? null;
	}

	ids(): IterableIterator<string> {
		return this.#people.keys();
	}

	/** Only if not present and without a connection that may still end. @returns whether it did. */
	forget(userId: string): boolean {
		const person = this.#people.get(userId);
		if (!person || person.isConnected || this.#isPresent(person)) return false;
		return this.#people.delete(userId);
	}

	leaveAll(): void {
		for (const person of this.#people.values()) {
			if (person.isConnected && person.leftAt === null) person.seenAt = this.#clock.now();
			person.isConnected = false;
			person.leftAt ??= this.#clock.elapsed();
		}
	}

	#isPresent({ leftAt, isConnected, until }: Person): boolean {
		const now = this.#clock.elapsed();
		if (leftAt !== null) return isConnected && now >= leftAt + CLOSED_BY_MS;
		return isConnected || now < until.presentUntil;
	}

	#after(ms: number): Until {
		return { presentUntil: this.#clock.elapsed() + ms, onlineUntil: this.#clock.now() + ms };
	}

	#person(userId: string): Person {
		let person = this.#people.get(userId);
		if (!person) {
			person = {
				status: "online",
				until: this.#after(0),
				posts: new Map(),
				isConnected: false,
				leftAt: null,
				seenAt: this.#clock.now(),
			};
			this.#people.set(userId, person);
		}
		return person;
	}
}
