import { connect } from "node:net";
import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { presenceKeeper } from "../features/presence/keep-present.ts";
import { setMaintenance } from "../features/site/maintenance.ts";
import { type Listening, listen } from "../platform/http/listen.ts";
import { befriend } from "../testing/befriend.ts";
import type { Browser } from "../testing/browser.ts";
import { type ReadStream, readEvents } from "../testing/live-events-client.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { TestSite } from "../testing/test-site.ts";

const openSite = onOneDatabase();
const connectedTo = (userId: string): StreamMessage => ({ kind: "connected", userId, version: null });

let site: TestSite;
let server: Listening;
beforeEach(async () => {
	site = await openSite();
	server = await listen(site.app, { host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
	await site.services.live.streams.stop();
	await server.close();
});

function read(browser: Browser): ReadStream {
	const stream = readEvents(server.url, browser);
	onTestFinished(() => stream.close());
	return stream;
}

async function readOpen(browser: Browser): Promise<ReadStream> {
	const stream = read(browser);
	await expect.poll(() => stream.events).toEqual([expect.objectContaining({ kind: "connected" })]);
	return stream;
}

it("sends live events only to the streams of the players they are for", async () => {
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	const streams = [await readOpen(ada), await readOpen(ada), await readOpen(ben)];
	site.services.live.notifyClients([ada.id], { kind: "message", from: ben.id });
	site.services.live.notifyClients("everyone", { kind: "version" });
	const forAda = [
		connectedTo(ada.id),
		eventMessage({ kind: "message", from: ben.id }),
		eventMessage({ kind: "version" }),
	];
	const forBen = [connectedTo(ben.id), eventMessage({ kind: "version" })];
	await expect.poll(() => streams.map(({ events }) => events)).toEqual([forAda, forAda, forBen]);
	const [first] = streams;
	first?.close();
	await expect.poll(() => site.services.live.streams.size).toBe(2);
});

const eventMessage = (event: LiveEvent): StreamMessage => ({ kind: "event", event });

it("makes a player online as a stream opens, keeps what was posted before, and ends with the stream", async () => {
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	const adasStatus = async () =>
		(await ben.api.presence.statuses.query({ userIds: [ada.id] }))[ada.id]?.status;
	const keep = presenceKeeper(site.operator);
	const wait = async () => {
		site.clock.advance(60_000);
		await keep();
	};
	await ada.api.presence.update.mutate({ status: "busy" });
	site.clock.advance(80_000);
	await readOpen(ada);
	await site.settled();
	for (let minute = 0; minute < 3; minute++) await wait();
	expect(await adasStatus()).toBe("busy");
	await ada.api.presence.update.mutate({ status: "offline" });
	await readOpen(ada);
	await site.settled();
	expect(await adasStatus()).toBe("online");
	await site.services.live.streams.stop();
	for (let minute = 0; minute < 2; minute++) await wait();
	expect(await adasStatus()).toBe("offline");
});

it("has the usual headers, and tells proxies not to buffer", async () => {
	const { answers } = await readOpen(await site.player("ada"));
	expect(answers).toHaveLength(1);
	expect(answers[0]?.status).toBe(200);
	expect(Object.fromEntries(answers[0]?.headers ?? [])).toMatchObject({
		"content-type": "text/event-stream",
		"cache-control": "no-store",
		"x-accel-buffering": "no",
		"x-content-type-options": "nosniff",
		"x-maintenance-mode": "false",
		connection: "close",
	});
	expect(answers[0]?.headers.has("transfer-encoding")).toBe(false);
});

it("is answered at exactly one address", async () => {
	const ada = await site.player("ada");
	for (const path of ["/api/trpc/live.events/", "/api/trpc/live.events//", "/api/trpc/me.get/"])
		expect((await ada.fetch(path)).status, path).toBe(404);
	expect(site.services.live.streams.size).toBe(0);
});

it("refuses visitors, and in maintenance everyone but administrators", async () => {
	const refused = read(site.visitor());
	await expect.poll(refused.state).toBe("failed");
	expect(refused.answers.map(({ status }) => status)).toEqual([401]);
	const [ada, admin] = [await site.player("ada"), await site.player("admin", { isAdmin: true })];
	await setMaintenance(site.operator, { isOn: true });
	const closed = read(ada);
	await expect.poll(closed.state).toBe("failed");
	expect(closed.answers.map(({ status }) => status)).toEqual([503]);
	await readOpen(admin);
});

it("is opened only by GET, and closed when the caller can't read it", async () => {
	const ada = await site.player("ada");
	const path = "/api/trpc/live.events";
	for (const method of ["POST", "HEAD", "DELETE"])
		expect((await ada.fetch(path, { method })).status, method).toBe(404);
	expect((await ada.fetch(path)).status).toBe(200);
	expect(site.services.live.streams.size).toBe(0);
});

it("sends the cookie of a session that was extended as it opened", async () => {
	const ada = await site.player("ada");
	const soon = Date.now() + 60_000;
	await site.db.kysely.updateTable("sessions").set({ expires_at: soon }).execute();
	const { answers } = await readOpen(ada);
	expect(answers[0]?.headers.getSetCookie()).toEqual([expect.stringMatching(/^hilo_session=/)]);
});

it("ends when the server stops, and tells clients to reconnect within seconds", async () => {
	const streams = [await readOpen(await site.player("ada")), await readOpen(await site.player("ben"))];
	await site.services.live.streams.stop();
	await server.close();
	for (const { events, state } of streams) {
		await expect.poll(state).toBe("ended");
		const last = events.at(-1);
		expect(last).toMatchObject({ kind: "over", why: "stopping" });
		const wait = last?.kind === "over" ? last.comeBackAfterMs : null;
		expect(wait).toBeGreaterThanOrEqual(0);
		expect(wait).toBeLessThan(5000);
	}
	expect(site.services.live.streams.size).toBe(0);
});

it("disconnects a client that reads nothing, and buffers little for it", async () => {
	const ada = await site.player("ada");
	const { port } = new URL(server.url);
	const reader = connect(Number(port), "127.0.0.1");
	onTestFinished(() => void reader.destroy());
	reader.write(
		`GET /api/trpc/live.events HTTP/1.1\r\nHost: hilo.test\r\nCookie: ${ada.cookieHeader}\r\n\r\n`,
	);
	reader.pause();
	await expect.poll(() => site.services.live.streams.size).toBe(1);
	for (let sent = 0; site.services.live.streams.size > 0; sent++) {
		expect(sent).toBeLessThan(5_000_000);
		site.services.live.notifyClients([ada.id], { kind: "typing", from: `somebody-${sent % 1000}` });
		if (sent % 1000 === 0) await new Promise(setImmediate);
	}
});
