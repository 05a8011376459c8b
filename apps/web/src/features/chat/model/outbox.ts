import { logFailure } from "../../../platform/log-failure.ts";
import type { StoredValue } from "../../../platform/stored-value.ts";

/** A message that, as far as known, the server has not stored. */
export interface Unsent {
	/** Lets the server recognise a repeated message. */
	readonly clientId: string;
	readonly content: string;
	readonly at: number;
	/** A refused one is never sent again: the server would give the same answer. */
	readonly state: "sending" | "failed" | "refused";
	/** The server's reason; null if no answer came or it was not sent yet. */
	readonly reason: string | null;
}

/** The limit of unsent messages per friend. */
export const MAX_UNSENT = 100;

export function parseUnsent(stored: unknown): readonly Unsent[] | null {
	return Array.isArray(stored) ? stored.flatMap(unsentOf).slice(0, MAX_UNSENT) : null;
}

function unsentOf(stored: unknown): Unsent[] {
	if (typeof stored !== "object" || stored === null) return [];
	const { clientId, content, at, state, reason }: Partial<Record<keyof Unsent, unknown>> = stored;
	if (typeof clientId !== "string" || typeof content !== "string" || !isTime(at)) return [];
	return [
		{
			clientId,
			content,
			at,
			state: state === "failed" || state === "refused" ? state : "sending",
			reason: typeof reason === "string" ? reason : null,
		},
	];
}

const isTime = (value: unknown): value is number =>
	typeof value === "number" && !Number.isNaN(new Date(value).getTime());

export interface Refusal {
	/** Shown text; null if no answer came. */
	readonly reason: string | null;
	/** Whether this message is refused for good, which holds up no others. */
	readonly isOfThisMessage: boolean;
}

interface OutboxParts {
	readonly store: StoredValue<readonly Unsent[]>;
	/** Sends one message and stores the server's answer. Throws if that fails. */
	readonly send: (message: Unsent) => Promise<void>;
	readonly refusalOf: (error: unknown) => Refusal;
	readonly withLock: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** The unsent messages to one friend, stored in the browser and sent in order. A failed one holds up later ones. */
export class Outbox {
	readonly #parts: OutboxParts;
	readonly #listeners = new Set<() => void>();
	#unsent: readonly Unsent[];
	#isRunning = false;

	constructor(parts: OutboxParts) {
		this.#parts = parts;
		this.#unsent = parts.store.read() ?? [];
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		if (this.#listeners.size === 0) {
			this.#readAll();
			addEventListener("storage", this.#readAgain);
		}
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) removeEventListener("storage", this.#readAgain);
		};
	};

	readonly unsent = (): readonly Unsent[] => this.#unsent;

	/** Returns false if the outbox is full. */
	add(content: string, clientId: string, at: number): boolean {
		if (this.#unsent.length >= MAX_UNSENT) return false;
		this.#change((unsent) => [...unsent, { clientId, content, at, state: "sending", reason: null }]);
		this.retry();
		return true;
	}

	/** Sends all failed messages again, but no refused ones. */
	retry(): void {
		this.#change((unsent) =>
			unsent.map((each) => (each.state === "failed" ? { ...each, state: "sending", reason: null } : each)),
		);
		this.resume();
	}

	/** Sends messages again that failed without an answer. */
	retryUnanswered(): void {
		if (this.#unsent.some(({ state, reason }) => state === "failed" && reason === null)) this.retry();
	}

	/** Sends what was being sent when the page was left. Failed messages wait for the player. */
	resume(): void {
		if (this.#next()) this.#run();
	}

	discard(clientId: string): void {
		this.#change((unsent) => unsent.filter((each) => each.clientId !== clientId));
	}

	async #run(): Promise<void> {
		if (this.#isRunning) return;
		this.#isRunning = true;
		try {
			await this.#parts.withLock(this.#parts.store.key, () => this.#sendAll());
		} catch (error) {
			// Without the lock another tab may send too; the server stores each message once.
			logFailure("Waiting for other tabs failed", error);
			await this.#sendAll();
		} finally {
			this.#isRunning = false;
		}
		// A message may have been added after the last check.
		if (this.#next()) await this.#run();
	}

	async #sendAll(): Promise<void> {
		for (let next = this.#next(); next; next = this.#next()) {
			const { clientId } = next;
			try {
				await this.#parts.send(next);
				this.discard(clientId);
			} catch (error) {
				const { reason, isOfThisMessage } = this.#parts.refusalOf(error);
				const state = isOfThisMessage ? "refused" : "failed";
				this.#change((unsent) =>
					unsent.map((each) =>
						each.clientId === clientId || (!isOfThisMessage && each.state === "sending")
							? { ...each, state, reason }
							: each,
					),
				);
			}
		}
	}

	#next(): Unsent | undefined {
		return this.#unsent.find(({ state }) => state === "sending");
	}

	/** Reads the stored messages first, because another tab may have changed them. */
	#change(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
		const { store } = this.#parts;
		const next = change(store.read() ?? []);
		store.write(next.length === 0 ? null : next);
		this.#show(next);
	}

	#readAll(): void {
		this.#show(this.#parts.store.read() ?? []);
	}

	#show(unsent: readonly Unsent[]): void {
		this.#unsent = unsent;
		for (const listener of this.#listeners) listener();
	}

	readonly #readAgain = ({ key }: StorageEvent): void => {
		if (key === this.#parts.store.key || key === null) this.#readAll();
	};
}
