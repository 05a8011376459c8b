import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { expect, it } from "vitest";
import { setAdmin } from "../../features/accounts/set-admin.ts";
import { setMaintenance } from "../../features/site/maintenance.ts";
import { FailingDatabase } from "../../testing/failing-database.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";
import { maintenanceWatch } from "../maintenance-notice.ts";
import { hashSecret } from "../system/ids.ts";
import type { LiveStream } from "./stream.ts";

const PASSWORDS = { currentPassword: PASSWORD, password: "another horse" };

function open({ services }: TestSite, { id, cookies }: Pick<Player, "id" | "cookies">, isAdmin = false) {
	const sessionId = hashSecret(cookies.get("hilo_session") ?? "");
	return readAll(services.live.streams.open({ userId: id, sessionId, isAdmin, address: "192.0.2.1" }));
}

function readAll(stream: LiveStream): StreamMessage[] {
	const events: StreamMessage[] = [];
	void (async () => {
		for await (const event of stream) events.push(event);
	})();
	return events;
}

async function signInAgain(site: TestSite, player: Player): Promise<Player> {
	const other = site.visitedBy(player);
	await site.signIn(other);
	return other;
}

const over = (why: string) => expect.objectContaining({ kind: "over", why });

onAnyDatabase((openSite) => {
	it.each<[string, (player: Player, id: string) => Promise<unknown>]>([
		["signs out", (player) => player.api.accounts.logout.mutate()],
		["ends the session", (player, id) => player.api.accounts.endSession.mutate({ id })],
		["deletes the account", (player) => player.api.accounts.deleteAccount.mutate({ password: PASSWORD })],
	])("ends the stream of a player who %s", async (_, leave) => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		const [left, other] = [open(site, ada), open(site, ben)];
		await leave(ada, hashSecret(ada.cookies.get("hilo_session") ?? ""));
		await expect.poll(() => left.at(-1)).toEqual(over("signed-out"));
		expect(other).toHaveLength(1);
		expect(site.services.live.streams.size).toBe(1);
	});

	it("ends a stream whose session ended while the stream was opened", async () => {
		const site = await openSite();
		const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
		const [ben, cyd] = [await site.player("ben"), await site.player("cyd")];
		const session = new Map(ada.cookies);
		await ada.api.accounts.logout.mutate();
		await root.api.moderation.suspend.mutate({ userId: ben.id, reason: "Rude words", until: null });
		const [left, suspended, stillOpen] = [
			open(site, { id: ada.id, cookies: session }),
			open(site, ben),
			open(site, cyd),
		];
		await expect.poll(() => [left.at(-1), suspended.at(-1)]).toEqual([over("signed-out"), over("suspended")]);
		expect(stillOpen).toHaveLength(1);
	});

	it("ends the stream of a suspended player with the reason and the end", async () => {
		const site = await openSite();
		const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
		const events = open(site, ada);
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Rude words", until: null });
		const suspension = { text: "This account is suspended.", reason: "Rude words" };
		await expect
			.poll(() => events.at(-1))
			.toEqual({ kind: "over", why: "suspended", comeBackAfterMs: null, suspension });
	});

	it("ends the stream of a session that another one replaces", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const events = open(site, ada);
		await ada.api.accounts.login.mutate({ emailOrUsername: "ada", password: PASSWORD });
		await expect.poll(() => events.at(-1)).toEqual(over("signed-out"));
	});

	it("ends a stream when its user's rights change, so that it is opened with the new ones", async () => {
		const site = await openSite();
		await site.player("root", { isAdmin: true });
		const ada = await site.player("ada");
		const promoted = open(site, ada);
		await setAdmin(site.operator, { username: "ada", isAdmin: true });
		await expect.poll(() => promoted.at(-1)).toEqual({ kind: "over", why: "rights", comeBackAfterMs: 0 });
		const demoted = open(site, ada, true);
		await setAdmin(site.operator, { username: "ada", isAdmin: false });
		await expect.poll(() => demoted.at(-1)).toEqual(over("rights"));
	});

	it("ends streams of all but administrators when maintenance begins, and sends an event when it ends", async () => {
		const site = await openSite();
		const [ada, root] = [await site.player("ada"), await site.player("root", { isAdmin: true })];
		const [player, admin] = [open(site, ada), open(site, root, true)];
		const maintenanceEvent = { kind: "event", event: { kind: "maintenance" } };
		await setMaintenance(site.operator, { isOn: true });
		await expect.poll(() => player.at(-1)).toMatchObject({ why: "maintenance", comeBackAfterMs: null });
		expect(player).toContainEqual(maintenanceEvent);
		await setMaintenance(site.operator, { isOn: false });
		await expect
			.poll(() => admin)
			.toEqual([expect.objectContaining({ kind: "connected" }), maintenanceEvent, maintenanceEvent]);
	});

	it("ends all streams of an expired session at the next check", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const streams = Array.from({ length: 5 }, () => open(site, ada));
		const all = site.services.live.streams;
		const ben = await site.player("ben");
		const stillOpen = open(site, ben);
		const id = hashSecret(ada.cookies.get("hilo_session") ?? "");
		await site.db.kysely.updateTable("sessions").set({ expires_at: 1 }).where("id", "=", id).execute();
		all.recheck("everyone");
		all.recheck("everyone");
		await expect
			.poll(() => streams.map((events) => events.at(-1)))
			.toEqual(Array(5).fill(over("signed-out")));
		expect(stillOpen).toHaveLength(1);
	});

	it("ends no stream while the database does not answer", async () => {
		const database = new FailingDatabase();
		const site = await openSite({ wrapDatabase: database.wrap });
		const ada = await site.player("ada");
		database.failure = new Error("The database does not answer");
		const events = open(site, ada);
		await expect.poll(() => site.log.take().join()).toContain("live streams could not be checked");
		expect(events).toHaveLength(1);
	});
});

onEachDatabase((openSite) => {
	it.each<[string, (player: Player) => Promise<unknown>]>([
		["ends all others", (player) => player.api.accounts.endOtherSessions.mutate()],
		["changes the password", (player) => player.api.accounts.changePassword.mutate(PASSWORDS)],
	])("ends the streams of a player's other sessions when the player %s", async (_, act) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const stream = open(site, ada);
		const streamOfOtherSession = open(site, await signInAgain(site, ada));
		await act(ada);
		await expect.poll(() => streamOfOtherSession.at(-1)).toEqual(over("signed-out"));
		expect(stream).toHaveLength(1);
	});
});

const openSite = onOneDatabase();

it("ends streams after the command line started maintenance, without a signal on SQLite", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const watch = maintenanceWatch(site.services);
	const sessionId = hashSecret(ada.cookies.get("hilo_session") ?? "");
	const owner = { userId: ada.id, sessionId, isAdmin: false, address: "192.0.2.1" };
	const stream = site.services.live.streams.open(owner);
	await stream.next();
	await watch();
	await setMaintenance(site.another().operator, { isOn: true });
	site.clock.advance(1000);
	expect(site.services.live.streams.size).toBe(1);
	await watch();
	expect((await stream.next()).value).toEqual({ kind: "event", event: { kind: "maintenance" } });
	expect((await stream.next()).value).toMatchObject({ kind: "over", why: "maintenance" });
});
