import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "./providers.ts";

/** A game whose provider lacks a setting is played from the bundled data. */
export interface SourceSettings {
	/** `LIVE_DATA`: without it nothing is fetched. */
	readonly liveData: boolean;
	readonly githubToken?: string | undefined;
	readonly redditClientId?: string | undefined;
	readonly redditClientSecret?: string | undefined;
	readonly tmdbToken?: string | undefined;
	readonly spotifyClientId?: string | undefined;
	readonly spotifyClientSecret?: string | undefined;
	readonly billionairesUrl?: string | undefined;
}

/** The environment variables that each provider needs. */
const NEEDED_SETTINGS: Readonly<Record<ProviderId, Readonly<Record<string, keyof SourceSettings>>>> = {
	github: { GITHUB_TOKEN: "githubToken" },
	reddit: { REDDIT_CLIENT_ID: "redditClientId", REDDIT_CLIENT_SECRET: "redditClientSecret" },
	tmdb: { TMDB_TOKEN: "tmdbToken" },
	spotify: { SPOTIFY_CLIENT_ID: "spotifyClientId", SPOTIFY_CLIENT_SECRET: "spotifyClientSecret" },
	forbes: { BILLIONAIRES_URL: "billionairesUrl" },
	wikimedia: {},
};

/** Returns the names of the environment variables that a provider lacks. */
export function missingSettings(settings: SourceSettings, provider: ProviderId): string[] {
	const needed = Object.entries({ LIVE_DATA: "liveData", ...NEEDED_SETTINGS[provider] } as const);
	return needed.flatMap(([name, key]) => (settings[key] ? [] : [name]));
}

/** Returns the providers that the settings switch on. */
export function enabledProviders(settings: SourceSettings): ProviderId[] {
	return PROVIDER_IDS.filter((id) => missingSettings(settings, id).length === 0);
}

/** Returns the hosts that pages load pictures (`img-src`) and sound samples (`media-src`) from. */
export function remoteHosts(settings: SourceSettings): { images: string[]; media: string[] } {
	const providers = enabledProviders(settings).map((id) => PROVIDERS[id]);
	return {
		images: providers.flatMap(({ imageHosts }) => imageHosts),
		media: providers.flatMap(({ mediaHosts }) => mediaHosts),
	};
}
