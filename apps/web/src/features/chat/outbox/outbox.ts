import type { PersonalStore } from "../../../platform/personal-store.ts";
import { OUTBOX_MAX, parseUnsent, type Unsent } from "./unsent.ts";

/** Why a message was not taken. */
export interface Refusal {
	/** In words; null where no answer came. */
	readonly reason: string | null;
	/** Only this message is at fault, so those behind it are sent all the same. */
	readonly isItsOwn: boolean;
}

interface OutboxParts {
	readonly store: PersonalStore;
	/** Sends one message and takes in what the server made of it. Throws when that fails. */
	readonly send: (message: Unsent) => Promise<void>;
	readonly refusalOf: (error: unknown) => Refusal;
	/** Does the work when nobody else is at it. */
	readonly inTurn: (name: string, work: () => Promise<void>) => Promise<void>;
}

/**
 * The messages to one friend that the server has not taken yet. They are kept by the browser until it has, and sent one after the other
 * in the order in which they were written. Where one fails, those behind it wait with it.
 */
export class Outbox {
	readonly #parts: OutboxParts;
	readonly #listeners = new Set<() => void>();
	#unsent: readonly Unsent[];
	#isRunning = false;

	constructor(parts: OutboxParts) {
		this.#parts = parts;
		this.#unsent = parseUnsent(parts.store.read());
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		if (this.#listeners.size === 0) {
			this.#show(parseUnsent(this.#parts.store.read()));
			addEventListener("storage", this.#follow);
		}
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) removeEventListener("storage", this.#follow);
		};
	};

	readonly unsent = (): readonly Unsent[] => this.#unsent;

	/** Takes a message in and sends it. Returns whether there was room for it. */
	add(content: string, clientId: string, at: number): boolean {
		if (this.#unsent.length >= OUTBOX_MAX) return false;
		this.#change((unsent) => [...unsent, { clientId, content, at, state: "sending", reason: null }]);
		this.retry();
		return true;
	}

	/** Sends everything that waits, what has failed before as well. */
	retry(): void {
		if (this.#unsent.length === 0) return;
		this.#change((unsent) => unsent.map((each) => ({ ...each, state: "sending", reason: null })));
		this.#run();
	}

	/** Sends what failed for want of an answer, now that there may be one. */
	retryUnanswered(): void {
		if (this.#unsent.some(({ state, reason }) => state === "failed" && reason === null)) this.retry();
	}

	/** Sends what was under way when the page was left. What had failed waits for the player. */
	resume(): void {
		if (this.#unsent.some(({ state }) => state === "sending")) this.#run();
	}

	/** Gives a message up. */
	discard(clientId: string): void {
		this.#change((unsent) => unsent.filter((each) => each.clientId !== clientId));
	}

	async #run(): Promise<void> {
		if (this.#isRunning) return;
		this.#isRunning = true;
		await this.#parts.inTurn(this.#parts.store.key, () => this.#sendAll());
		this.#isRunning = false;
		// One may have come in after the last look.
		if (this.#next()) await this.#run();
	}

	async #sendAll(): Promise<void> {
		for (let next = this.#next(); next; next = this.#next()) {
			const { clientId } = next;
			try {
				await this.#parts.send(next);
				this.discard(clientId);
			} catch (error) {
				const { reason, isItsOwn } = this.#parts.refusalOf(error);
				this.#change((unsent) =>
					unsent.map((each) =>
						each.clientId === clientId || (!isItsOwn && each.state === "sending")
							? { ...each, state: "failed", reason }
							: each,
					),
				);
			}
		}
	}

	#next(): Unsent | undefined {
		return this.#unsent.find(({ state }) => state === "sending");
	}

	/** Changes what is kept, which another tab may have changed meanwhile. */
	#change(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
		const { store } = this.#parts;
		const next = change(this.#isKept ? parseUnsent(store.read()) : this.#unsent);
		this.#isKept = store.write(next.length === 0 ? null : JSON.stringify(next));
		this.#show(next);
	}

	/** Whether the browser keeps what is given to it; where it doesn't, this object alone knows. */
	#isKept = true;

	#show(unsent: readonly Unsent[]): void {
		this.#unsent = unsent;
		for (const listener of this.#listeners) listener();
	}

	readonly #follow = ({ key }: StorageEvent): void => {
		if (key === this.#parts.store.key || key === null) this.#show(parseUnsent(this.#parts.store.read()));
	};
}
