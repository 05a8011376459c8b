import { notifyManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorText, isNetworkError, statusOf } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useConnected } from "../../../platform/live/connection.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { newId } from "../../../platform/new-id.ts";
import { personalValue, type StoredValue } from "../../../platform/stored-value.ts";
import { createStore } from "../../../ui/store.ts";
import { addSent, type Message, positionOf, type Thread, threadKey } from "./thread.ts";

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

/** The unsent messages to one friend, stored in the browser and sent in order. A failed one holds up later ones. */
export class Outbox {
	readonly #store: StoredValue<readonly Unsent[]>;
	readonly #send: (message: Unsent) => Promise<void>;
	readonly #unsent = createStore<readonly Unsent[]>([]);
	#isRunning = false;

	/** @param send sends one message and shows the stored one. Throws if that fails. */
	constructor(store: StoredValue<readonly Unsent[]>, send: (message: Unsent) => Promise<void>) {
		this.#store = store;
		this.#send = send;
		this.readStored();
	}

	readonly unsent = this.#unsent.get;
	readonly useUnsent = this.#unsent.useValue;

	/** Another tab may have changed what is stored. */
	readStored(): void {
		const stored = this.#store.read() ?? [];
		if (stored.length + this.unsent().length > 0) this.#unsent.set(stored);
	}

	/** Reads again after another tab has changed this value, or has cleared the storage. */
	onStorage({ key }: StorageEvent): void {
		if (key === this.#store.key || key === null) this.readStored();
	}

	/** Returns false if the outbox is full. */
	add(content: string): boolean {
		if (this.unsent().length >= MAX_UNSENT) return false;
		const message = { clientId: newId(), content, at: Date.now(), state: "sending", reason: null } as const;
		this.#change((unsent) => [...unsent, message]);
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
		if (this.unsent().some(({ state, reason }) => state === "failed" && reason === null)) this.retry();
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
			await withLock(this.#store.key, () => this.#sendAll());
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
				await this.#send(next);
				this.discard(clientId);
			} catch (error) {
				const { reason, isOfThisMessage } = refusalOf(error);
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
		return this.unsent().find(({ state }) => state === "sending");
	}

	/** Reads the stored messages first, because another tab may have changed them. */
	#change(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
		const next = change(this.#store.read() ?? []);
		this.#store.write(next.length === 0 ? null : next);
		this.#unsent.set(next);
	}
}

/** A call without an answer fails after this time. */
const SEND_TIMEOUT_MS = 20_000;

/**
 * By player and friend: two views of a chat share an outbox. Each query client has its own, because an outbox
 * adds sent messages to that client's chats.
 */
const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

/** The unsent messages to a friend. They are sent again when the connection returns. */
export function useOutbox(playerId: string, friendId: string) {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const ofThisClient = outboxes.get(queryClient) ?? new Map<string, Outbox>();
	outboxes.set(queryClient, ofThisClient);
	const key = `${playerId} ${friendId}`;
	const outbox =
		ofThisClient.get(key) ??
		new Outbox(
			personalValue("browser", playerId, `outbox:${friendId}`, parseUnsent),
			async ({ content, clientId }) => {
				const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
				const { message } = await utils.client.chat.send.mutate(
					{ userId: friendId, content, clientId, owner: playerId },
					{ signal },
				);
				await addToThread(queryClient, friendId, message);
			},
		);
	ofThisClient.set(key, outbox);
	const unsent = outbox.useUnsent();
	const isConnected = useConnected();
	useEffect(() => {
		outbox.readStored();
		outbox.resume();
		const listening = new AbortController();
		const { signal } = listening;
		addEventListener("online", () => outbox.retryUnanswered(), { signal });
		addEventListener("storage", (event) => outbox.onStorage(event), { signal });
		return () => listening.abort();
	}, [outbox]);
	useEffect(() => {
		if (isConnected) outbox.retryUnanswered();
	}, [outbox, isConnected]);
	return { outbox, unsent };
}

/** Adds a sent message to its chat. If others came before it, they are loaded. */
async function addToThread(queryClient: QueryClient, friendId: string, message: Message): Promise<void> {
	const queryKey = threadKey(friendId);
	const thread = queryClient.setQueryData<Thread>(queryKey, (known) => known && addSent(known, message));
	const isAdded = thread?.messages.some(({ id }) => positionOf(id) === positionOf(message.id));
	if (thread && !isAdded) await queryClient.refetchQueries({ queryKey, exact: true });
	// The chat must be rendered before the message leaves the outbox, or it would disappear for a moment.
	await new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
}

/** The reason to show, null without an answer; and whether it is about this message alone, which holds up no others. */
function refusalOf(error: unknown): { reason: string | null; isOfThisMessage: boolean } {
	if (isNetworkError(error)) return { reason: null, isOfThisMessage: false };
	return { reason: errorText(error), isOfThisMessage: statusOf(error) === 400 };
}

/** Runs the work while no other tab does. Browsers have locks only on secure origins; elsewhere tabs do not wait. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
	if ("locks" in navigator) await navigator.locks.request(name, work);
	else await work();
}
