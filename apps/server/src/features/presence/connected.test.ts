import { expect, it } from "vitest";
import { hashSecret } from "../../platform/system/ids.ts";
import { befriend } from "../../testing/befriend.ts";
import { onOneDatabase } from "../../testing/sites.ts";

const openSite = onOneDatabase();

it("shows a player as online while a live stream is open, and for a moment after it", async () => {
	const site = await openSite();
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	const status = async () => (await ben.api.presence.statuses.query({ userIds: [ada.id] }))[ada.id]?.status;
	const sessionId = hashSecret(ada.cookies.get("hilo_session") ?? "");
	const owner = { userId: ada.id, isAdmin: false, address: "192.0.2.1", sessionId };
	const streams = [site.services.streams.open(owner), site.services.streams.open(owner)];
	site.clock.advance(3_600_000);
	expect(await status()).toBe("online");
	for (const stream of streams) {
		expect(await status()).toBe("online");
		stream.end("stopping");
		for await (const _ of stream);
	}
	site.clock.advance(14_999);
	expect(await status()).toBe("online");
	site.clock.advance(1);
	expect(await status()).toBe("offline");
});
