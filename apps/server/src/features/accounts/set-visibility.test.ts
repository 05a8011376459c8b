import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { insertGames, shareGame } from "../../testing/games.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";
import { liftExpired } from "./suspend-account.ts";

interface Setup {
	readonly site: TestSite;
	readonly ada: Player;
	readonly root: Player;
}
type Action = (players: Setup) => Promise<unknown>;

const inOneDay = ({ clock }: TestSite) => new Date(clock.now() + 24 * 60 * 60_000).toISOString();
const suspend: Action = ({ site, root, ada }) =>
	root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Rude", until: inOneDay(site) });
const leave: Action = ({ ada }) => ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });

const ACTIONS: Readonly<
	Record<string, { before?: Action; action: Action; hides: boolean; refreshesGames?: true }>
> = {
	"a suspension": { action: suspend, hides: true, refreshesGames: true },
	"the end of a suspension": {
		before: async (players) => {
			await suspend(players);
			players.site.clock.advance(24 * 60 * 60_000);
		},
		action: ({ site }) => liftExpired(site.operator),
		hides: false,
		refreshesGames: true,
	},
	"a deletion by the owner": { action: leave, hides: true },
	"a return": {
		before: leave,
		action: ({ site }) =>
			site.visitor().api.accounts.login.mutate({ emailOrUsername: "ada", password: PASSWORD }),
		hides: false,
	},
	"a deletion by an administrator": {
		action: ({ root, ada }) => root.api.admin.deleteUser.mutate({ userId: ada.id, username: "ada" }),
		hides: true,
	},
};

onAnyDatabase((openSite) => {
	it.each(Object.entries(ACTIONS))(
		"%s notifies friends, receivers and processes",
		async (_, { before, action, hides, refreshesGames }) => {
			const site = await openSite();
			const [root, ada] = [await site.player("root", { isAdmin: true }), await site.player("ada")];
			const [friend, receiver] = [await site.player("friend"), await site.player("receiver")];
			await befriend(site, ada, friend);
			const { game } = await insertGames(site, ada, { game: { privacy: "invite_only" } });
			await shareGame(site, game, { from: ada, to: receiver });
			await before?.({ site, ada, root });
			await site.settled();
			site.liveEvents.clear();
			let clearings = 0;
			site.liveEvents.bus.subscribe(({ to, message }) => {
				if (to === "everyone" && message?.kind === "clear-caches") clearings++;
			});
			await action({ site, ada, root });
			await site.settled();
			const games = refreshesGames ? [{ kind: "games" }] : [];
			expect(site.received(friend.id)).toEqual([{ kind: "friends" }, ...games]);
			expect(site.received(receiver.id)).toEqual(expect.arrayContaining([{ kind: "invitations" }, ...games]));
			expect(clearings).toBe(1);
			const sessions = site.db.kysely.selectFrom("sessions").select("id").where("user_id", "=", ada.id);
			if (!hides) return;
			expect(await sessions.execute()).toEqual([]);
			expect(site.liveEvents.rechecks(ada.id)).toBe(1);
		},
	);
});
