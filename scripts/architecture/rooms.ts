interface FeatureEdges {
	/** Each needs at least one import that uses it. */
	readonly uses: readonly string[];
	/** Allowed for planned code. Move an edge to `uses` with its first import. */
	readonly coming?: readonly string[];
}

/** A package that is divided into rooms: folders of its `src`, or files there. */
export interface AppRooms {
	readonly name: string;
	/** The rooms each room may import from, types included. The first row imports no other room. */
	readonly rooms: Readonly<Record<string, readonly string[]>>;
	/** Rooms of which a room may import types alone, against the order. */
	readonly types?: Readonly<Record<string, readonly string[]>>;
	readonly features: Readonly<Record<string, FeatureEdges>>;
}

/** Each room imports only from rooms above it. */
const SERVER: AppRooms = {
	name: "server",
	rooms: {
		platform: [],
		features: ["platform"],
		"services.ts": ["platform", "features"],
		app: ["platform", "features", "services.ts"],
		"main.ts": ["platform", "features", "services.ts", "app"],
	},
	// A context carries all services, and the platform hands it through.
	types: { platform: ["services.ts"] },
	features: {
		users: { uses: [] },
		audit: { uses: ["users"] },
		notifications: { uses: ["users"] },
		backups: { uses: ["notifications"] },
		// New releases of this software.
		releases: { uses: ["notifications"] },
		health: { uses: ["users", "backups", "releases"] },
		// Uploaded pictures: who owns them, which games show them, and deleting the unused.
		pictures: { uses: ["users"] },
		site: { uses: ["audit", "notifications", "pictures"] },
		// Who may open an account, and the links with which it is done.
		registration: { uses: ["users", "audit", "notifications"] },
		analytics: { uses: [] },
		progression: { uses: ["users"] },
		play: { uses: ["analytics", "progression", "site"] },
		friends: { uses: ["users", "progression"] },
		"custom-games": {
			uses: ["users", "analytics", "audit", "notifications", "friends", "pictures", "play", "progression"],
		},
		leaderboards: { uses: ["users", "friends", "custom-games", "play", "site"] },
		// Visitors with runs on the server, identified by a guest cookie.
		guests: { uses: [] },
		daily: { uses: ["users", "analytics", "audit", "progression", "guests", "play"] },
		presence: { uses: ["users", "friends"] },
		duels: {
			uses: [
				"users",
				"analytics",
				"guests",
				"progression",
				"friends",
				"play",
				"custom-games",
				"daily",
				"site",
			],
		},
		home: {
			uses: ["users", "progression", "play", "friends", "custom-games", "leaderboards", "daily", "duels"],
		},
		chat: { uses: ["users", "friends"] },
		support: { uses: ["users", "audit", "notifications", "pictures"] },
		me: { uses: ["users", "progression", "friends", "chat", "custom-games", "support"] },
		// A profile update answers with the player's own record.
		profiles: { uses: ["users", "progression", "friends", "pictures", "custom-games", "me"] },
		accounts: {
			uses: [
				"users",
				"analytics",
				"friends",
				"custom-games",
				"me",
				"audit",
				"notifications",
				"guests",
				"registration",
				"site",
				"support",
			],
		},
		moderation: {
			uses: ["users", "audit", "notifications", "chat", "custom-games", "profiles", "accounts"],
		},
		seed: { uses: ["users", "progression", "custom-games", "play"] },
		// Statistics and lists over the tables of all features.
		admin: {
			uses: ["users", "audit", "notifications", "health", "progression", "custom-games", "accounts"],
		},
	},
};

const WEB: AppRooms = {
	name: "web",
	rooms: {
		ui: [],
		platform: ["ui"],
		features: ["ui", "platform"],
		shell: ["ui", "platform", "features"],
		routes: ["ui", "platform", "features", "shell"],
		ssr: ["ui", "platform", "features"],
		"router.tsx": ["ui", "platform", "shell", "routeTree.gen.ts"],
		"entry-client.tsx": ["ui", "platform", "features", "shell", "router.tsx"],
		"entry-server.tsx": ["platform", "ssr", "router.tsx"],
	},
	features: {
		presence: { uses: [] },
		progression: { uses: [] },
		play: { uses: ["progression"] },
		moderation: { uses: [] },
		friends: { uses: ["presence", "moderation"] },
		// Uploaded pictures of items and tickets.
		pictures: { uses: ["play"] },
		"custom-games": { uses: ["play", "friends", "moderation", "pictures"] },
		leaderboards: { uses: ["play", "custom-games"] },
		// Other features reach duels by links, so `play` and `friends` need no import of it.
		duels: { uses: ["play", "friends", "custom-games", "presence"] },
		daily: { uses: ["play"] },
		chat: { uses: ["play", "presence", "moderation", "friends", "custom-games", "duels"] },
		profiles: { uses: ["play", "progression", "friends", "custom-games"] },
		accounts: { uses: ["progression", "profiles"] },
		support: { uses: ["pictures"] },
		site: { uses: [] },
		home: { uses: ["progression", "play", "custom-games", "duels", "daily", "site"] },
		analytics: { uses: [] },
		admin: { uses: ["accounts", "moderation", "support", "site", "home"] },
	},
};

export const APPS: readonly AppRooms[] = [SERVER, WEB];
