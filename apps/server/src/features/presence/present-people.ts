import { PRESENT_FOR_MS, type PresentStatus, type Status } from "@hilo/rules/presence/presence";
import type { Clock } from "../../platform/system/clock.ts";

/** Somebody whose live connection broke has so long to come back: clients do within 5 s. */
const COME_BACK_MS = 15_000;
/** The connection of a page that said goodbye is closed by then. One that is still open belongs to another device. */
const CLOSED_BY_MS = 20_000;

/** How somebody is there, as other processes read it. */
export interface Presence {
	readonly status: PresentStatus;
	readonly isConnected: boolean;
	/** Until when they count as present without a connection. */
	readonly onlineUntil: number;
}

interface Until {
	/** Until when they count as present without a connection, as this process measures time. */
	readonly presentUntil: number;
	/** The same by the clock, for other processes. */
	readonly onlineUntil: number;
}

interface Person {
	status: PresentStatus;
	until: Until;
	/** The last post of each session at this process, by the session's id, the latest at the end. */
	readonly posts: Map<string, Until>;
	isConnected: boolean;
	/** When they said goodbye, as this process measures time; null where they have not, or have come back. */
	leftAt: number | null;
	/** When they were last known to be there, by the clock. */
	seenAt: number;
}

/** Who is there, as far as this process knows it (D23): of the last post, and of its own live connections. */
export class PresentPeople {
	readonly #clock: Clock;
	readonly #people = new Map<string, Person>();

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** Keeps the status until the next post. @param sessionId of the call that posted it, where that came to this process. */
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
		person.until = this.#after(PRESENT_FOR_MS);
		if (sessionId === undefined) return;
		const now = this.#clock.elapsed();
		for (const [id, { presentUntil }] of person.posts)
			if (id === sessionId || presentUntil <= now) person.posts.delete(id);
		person.posts.set(sessionId, person.until);
	}

	/** A session of a player has ended. They stay as long as a connection or another session's last post keeps them. */
	signOut(userId: string, sessionId: string): void {
		const person = this.#people.get(userId);
		if (!person) return;
		person.posts.delete(sessionId);
		person.until = [...person.posts.values()].at(-1) ?? this.#after(0);
		person.seenAt = this.#clock.now();
	}

	/**
	 * Takes over a status that was posted at any process: for those with a live connection here, and "offline" for all.
	 * After "offline", no other status makes a player present: it may have been posted before that, and arrive late.
	 */
	takeStatus(userId: string, status: Status): void {
		const person = this.#people.get(userId);
		if (!person) return;
		if (status === "offline") this.post(userId, status);
		else if (person.leftAt !== null) person.status = status;
		else if (person.isConnected) this.post(userId, status);
	}

	/** Somebody has a live connection. */
	connect(userId: string): void {
		const person = this.#person(userId);
		person.isConnected = true;
		person.leftAt = null;
	}

	/** Somebody has no live connection any more. */
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

	/** How somebody is there now; null where they are not. */
	get(userId: string): Presence | null {
		const person = this.#people.get(userId);
		if (!person || !this.#isPresent(person)) return null;
		const { status, isConnected, until } = person;
		return { status, isConnected, onlineUntil: until.onlineUntil };
	}

	/** When somebody who is not there was last seen; null where it is not known any more. */
	lastSeen(userId: string): number | null {
		return this.#people.get(userId)?.seenAt ?? null;
	}

	/** The ids of all who are remembered. */
	ids(): IterableIterator<string> {
		return this.#people.keys();
	}

	/** Forgets somebody who is not there, and has no connection that is about to end. @returns whether it did. */
	forget(userId: string): boolean {
		const person = this.#people.get(userId);
		if (!person || person.isConnected || this.#isPresent(person)) return false;
		return this.#people.delete(userId);
	}

	/** Everybody has gone, for this process will. */
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
