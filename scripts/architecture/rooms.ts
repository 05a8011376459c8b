/** What a feature may import of the other features. */
interface FeatureEdges {
	/** Each of these has an import that uses it. */
	readonly uses: readonly string[];
	/** Allowed for code that is still to be written. An edge that is used moves to `uses`. */
	readonly coming?: readonly string[];
}

/** A package that is divided into rooms. A room is a folder of its `src`, or a file there. */
export interface House {
	/** The package, as in `EDGES`. */
	readonly name: string;
	/** Which other rooms each room may import, of types as well. The first row knows no other room, the last knows most. */
	readonly rooms: Readonly<Record<string, readonly string[]>>;
	/** Which other features each folder of `features` may import. */
	readonly features: Readonly<Record<string, FeatureEdges>>;
}

/** The server: each room imports only from those to its left. */
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
		// What administrators are told.
		notices: { uses: ["users"] },
		site: { uses: ["audit", "notices"] },
		analytics: { uses: [] },
		progression: { uses: ["users"] },
		play: { uses: ["analytics", "progression", "site"] },
		friends: { uses: ["users", "progression"] },
		"custom-games": {
			uses: ["users", "analytics", "audit", "notices", "friends", "play", "progression"],
		},
		leaderboards: { uses: ["users", "progression", "friends", "custom-games", "site"] },
		// Visitors' devices that have played what the server keeps.
		guests: { uses: [] },
		daily: { uses: ["users", "analytics", "audit", "guests", "play"] },
		presence: { uses: ["users", "friends"] },
		duels: { uses: ["users", "analytics", "guests", "friends", "play", "custom-games", "site"] },
		chat: { uses: ["users", "friends"] },
		support: { uses: ["users", "custom-games", "audit", "notices"] },
		me: { uses: ["users", "progression", "friends", "chat", "custom-games", "support"] },
		// A change of the profile answers the own record.
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
		// The administrators' pages: figures and lists over the tables of all features.
		admin: {
			uses: ["users", "audit", "notices", "progression", "custom-games", "accounts"],
		},
	},
};

/** The web client: the design system and the platform know nothing, the shell puts features together, routes stand on top. */
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
		// Everything else leads to its pages by links, so that the stage and friends need not know it.
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
