import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import type { Signal } from "../../platform/live/bus.ts";
import { newId } from "../../platform/system/ids.ts";
import { LocalPresences, type Presence } from "./local-presences.ts";
import { notifyFriendsOfPresence } from "./notify-friends-of-presence.ts";
import {
	deletePresences,
	deleteProcess,
	findUserIds,
	type LastOnlineRow,
	type PresenceRow,
	putLastOnline,
	putPresences,
	renewProcessLease,
} from "./presence.repo.ts";
import { PROCESS_LEASE_MS, sweepDeadProcesses } from "./sweep-dead-processes.ts";

/** The interval of this process's heartbeat. */
const RENEW_LEASE_MS = 10_000;

/** Saves presence in batches, because a commit for each post would keep the database busy. */
export class PresenceStore {
	readonly processId = newId();
	readonly local: LocalPresences;
	readonly #services: Pick<Ctx, "db" | "clock" | "liveEvents">;
	/** The saved presence of this process's players; null if saved as gone. */
	readonly #saved = new Map<string, Presence | null>();
	#renewLeaseAt = 0;
	#saving: Promise<void> = Promise.resolve();

	constructor(services: Pick<Ctx, "db" | "clock" | "liveEvents">) {
		this.#services = services;
		this.local = new LocalPresences(services.clock);
	}

	/** Takes statuses and sign-outs that any process has received. */
	receive({ to, message }: Signal): void {
		if (!message || to === "everyone") return;
		for (const userId of to) {
			if (message.kind === "status") this.local.receiveStatus(userId, message.status);
			if (message.kind === "signed-out") this.local.signOut(userId, message.sessionId);
		}
	}

	save(): Promise<void> {
		this.#saving = this.#saving.catch(() => undefined).then(() => this.#save());
		return this.#saving;
	}

	async stop(): Promise<void> {
		this.local.disconnectAll();
		await this.save();
		await this.#services.db.transaction((tx) => deleteProcess(tx, this.processId, Number.MAX_SAFE_INTEGER));
	}

	async #save(): Promise<void> {
		await this.#renewLease();
		const changes = this.#changes();
		if (changes.length === 0) return;
		await this.#services.db.transaction((tx) => this.#write(tx, changes));
		for (const { userId, now } of changes) {
			this.#saved.set(userId, now);
		}
		const changesForFriends = changes.filter(isShownToFriends);
		await notifyFriendsOfPresence(
			this.#services,
			changesForFriends.map(({ userId }) => userId),
		);
	}

	async #renewLease(): Promise<void> {
		const { clock, db } = this.#services;
		const now = clock.elapsed();
		if (now < this.#renewLeaseAt) return;
		this.#renewLeaseAt = now + RENEW_LEASE_MS;
		const hadLease = await renewProcessLease(db.kysely, this.processId, clock.now() + PROCESS_LEASE_MS);
		// Another process took this one for dead and has deleted its rows.
		if (!hadLease) this.#saved.clear();
		await sweepDeadProcesses(this.#services);
	}

	#changes(): Change[] {
		const changes: Change[] = [];
		for (const userId of this.local.ids()) {
			const change = { userId, before: this.#saved.get(userId), now: this.local.get(userId) };
			if (!isSame(change)) changes.push(change);
			else if (change.now === null && this.local.deleteIfAbsent(userId)) this.#saved.delete(userId);
		}
		return changes;
	}

	async #write(tx: Tx, changes: readonly Change[]): Promise<void> {
		// Accounts may have been deleted since.
		const users = await findUserIds(
			tx,
			changes.map(({ userId }) => userId),
		);
		const [presentRows, absentRows]: [PresenceRow[], LastOnlineRow[]] = [[], []];
		for (const { userId, now } of changes.filter(({ userId }) => users.has(userId))) {
			if (now) presentRows.push(rowOf(userId, this.processId, now));
			else
				absentRows.push({ user_id: userId, at: this.local.lastSeen(userId) ?? this.#services.clock.now() });
		}
		await putPresences(tx, presentRows);
		await deletePresences(
			tx,
			this.processId,
			absentRows.map(({ user_id }) => user_id),
		);
		await putLastOnline(tx, absentRows);
	}
}

interface Change {
	readonly userId: string;
	/** Null if saved as gone, undefined if never saved. */
	readonly before: Presence | null | undefined;
	readonly now: Presence | null;
}

/** A repeated post counts as a change, because another process may have saved another status since. */
function isSame({ before, now }: Change): boolean {
	if (!now) return before === null;
	if (!before) return false;
	if (before.status !== now.status || before.isConnected !== now.isConnected) return false;
	return before.onlineUntil === now.onlineUntil;
}

/** Connected pages post only on a change, so a repeated post there may replace another process's status. */
function isShownToFriends({ before, now }: Change): boolean {
	if (before?.status !== now?.status) return true;
	return before?.isConnected === true && now?.isConnected === true;
}

function rowOf(
	userId: string,
	processId: string,
	{ status, isConnected, onlineUntil }: Presence,
): PresenceRow {
	return {
		user_id: userId,
		process_id: processId,
		status,
		is_connected: isConnected ? 1 : 0,
		online_until: onlineUntil,
	};
}
