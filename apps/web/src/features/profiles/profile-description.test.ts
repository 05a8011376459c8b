import { BADGE_IDS } from "@hilo/rules/progression/badges";
import { expect, test } from "vitest";
import { renderPage } from "../../entry-server.tsx";
import { player, stranger } from "../../testing/people.ts";

/** Renders the page on the server for a visitor; without a profile the call answers 404. `more` adds answers. */
function render(profile: ReturnType<typeof stranger> | null, more: Record<string, unknown> = {}) {
	const answers: Record<string, unknown> = {
		"me.get": { user: null },
		"site.maintenance": { maintenanceMode: false },
		...(profile && { "profiles.get": profile }),
		...more,
	};
	return renderPage({
		path: "/user/grace",
		origin: "https://hilo.example",
		theme: null,
		call: async ({ path }) => {
			if (path in answers) return { ok: true, data: answers[path] };
			const data = { code: "NOT_FOUND", httpStatus: 404, appCode: "accounts/user-not-found" };
			return { ok: false, error: { message: "User not found", data } };
		},
	});
}

test("describes the player and their scores in the link preview", async () => {
	const page = await render(stranger({ countryGame: 21 }));
	expect(page).toMatchObject({ kind: "page", status: 200 });
	const html = page.kind === "page" ? page.html : "";
	expect(html).toContain("<title>grace_hopper | Hilo</title>");
	expect(html).toContain('<meta property="og:title" content="grace_hopper | Hilo"/>');
	const description = `Best score 21 in Countries. 0 of ${BADGE_IDS.length} badges.`;
	expect(html).toContain(`<meta property="og:description" content="${description}`);
	expect(html).toContain("Play Game");
});

test("answers 404 for an unknown id, without indexing", async () => {
	const page = await render(null);
	expect(page).toMatchObject({ kind: "page", status: 404 });
	const html = page.kind === "page" ? page.html : "";
	expect(html).toContain("<title>User not found | Hilo</title>");
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).toContain("Go Back");
});

test("renders the friendship button for players, not for visitors", async () => {
	const asked = await render(stranger(), {
		"me.get": { user: player() },
		"friends.status": { friendshipStatus: "requested" },
	});
	expect(asked.kind === "page" && asked.html).toContain("Friend Request Sent");
	const visitors = await render(stranger());
	expect(visitors.kind === "page" && visitors.html).not.toMatch(/Friend Request Sent|Add Friend/);
});
