interface FeatureEdges {
	/** Each needs at least one import that uses it. */
	readonly uses: readonly string[];
	/** Allowed for planned code. Move an edge to `uses` with its first import. */
	readonly coming?: readonly string[];
}

/** A package that is divided into rooms: folders of its `src`, or files there. */
export interface House {
	readonly name: string;
	/** The rooms each room may import from, types included. The first row imports no other room. */
	readonly rooms: Readonly<Record<string, readonly string[]>>;
	readonly features: Readonly<Record<string, FeatureEdges>>;
}

/** Each room imports only from rooms above it. */
export const SERVER: House = {
	name: "server",
	rooms: {
		platform: [],
		features: ["platform"],
		app: ["platform", "features"],
		"main.ts": ["platform", "app"],
	},
	features: {
		users: { uses: [] },
		audit: { uses: ["users"] },
		// Notifications for administrators.
		notices: { uses: ["users"] },
		site: { uses: ["audit", "notices"] },
		analytics: { uses: [] },
		progression: { uses: ["users"] },
		play: { uses: ["analytics", "progression", "site"] },
		friends: { uses: ["users", "progression"] },
		"custom-games": {
			uses: ["users", "analytics", "audit", "notices", "friends", "play", "progression"],
		},
		leaderboards: { uses: ["users", "friends", "custom-games", "site"] },
		// Visitors with runs on the server, identified by a guest cookie.
		guests: { uses: [] },
		daily: { uses: ["users", "analytics", "audit", "guests"] },
		presence: { uses: ["users", "friends"] },
		duels: { uses: ["users", "analytics", "guests", "friends", "play", "custom-games", "site"] },
		chat: { uses: ["users", "friends"] },
		support: { uses: ["users", "custom-games", "audit", "notices"] },
		me: { uses: ["users", "progression", "friends", "chat", "custom-games", "support"] },
		// A profile update answers with the player's own record.
		profiles: { uses: ["users", "progression", "friends", "custom-games", "me"] },
		accounts: {
			uses: [
				"users",
				"analytics",
				"friends",
				"custom-games",
				"me",
				"audit",
				"notices",
				"guests",
				"site",
				"support",
			],
		},
		moderation: {
			uses: ["users", "audit", "notices", "chat", "custom-games", "support", "profiles", "accounts"],
		},
		seed: { uses: ["users", "progression", "custom-games", "play"] },
		// Statistics and lists over the tables of all features.
		admin: {
			uses: ["users", "audit", "notices", "progression", "custom-games", "accounts"],
		},
	},
};

export const WEB: House = {
	name: "web",
	rooms: {
		ui: [],
		platform: ["ui"],
		features: ["ui", "platform"],
		shell: ["ui", "platform", "features"],
		routes: ["ui", "platform", "features", "shell"],
		ssr: ["ui", "platform", "features"],
		"router.tsx": ["ui", "platform", "shell", "routeTree.gen.ts"],
		"entry-client.tsx": ["ui", "platform", "shell", "router.tsx"],
		"entry-server.tsx": ["platform", "ssr", "router.tsx"],
	},
	features: {
		presence: { uses: [] },
		progression: { uses: [] },
		play: { uses: ["progression"] },
		moderation: { uses: [] },
		friends: { uses: ["presence", "moderation"] },
		"custom-games": { uses: ["play", "friends", "moderation"] },
		leaderboards: { uses: ["play", "friends", "custom-games"] },
		// Other features reach duels by links, so `play` and `friends` need no import of it.
		duels: { uses: ["play", "friends", "custom-games", "presence"] },
		daily: { uses: ["play"] },
		chat: { uses: ["presence", "moderation", "friends", "custom-games", "duels"] },
		profiles: { uses: ["progression", "play", "friends", "custom-games", "duels"] },
		accounts: { uses: ["progression", "profiles"] },
		support: { uses: ["custom-games"] },
		site: { uses: ["play", "daily"] },
		analytics: { uses: [] },
		admin: {
			uses: ["moderation", "support", "play", "site"],
		},
	},
};

export const HOUSES: readonly House[] = [SERVER, WEB];
