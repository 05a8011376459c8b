import { countrySource } from "@hilo/catalog/country/country.source";
import { weaponSources } from "@hilo/catalog/cs16/cs16.source";
import { repositorySource } from "@hilo/catalog/github/github.source";
import { historySource } from "@hilo/catalog/history/history.source";
import { movieSource } from "@hilo/catalog/movie/movie.source";
import { trackSource } from "@hilo/catalog/music/music.source";
import { subredditSource } from "@hilo/catalog/reddit/reddit.source";
import { billionaireSource } from "@hilo/catalog/wealth/wealth.source";
import type { GameId } from "@hilo/rules/play/games";

export type DataSource = typeof countrySource;

/** The sources of each game's bundled numbers. The weapon quiz has one for each stat. */
export const BUNDLED_SETS: Readonly<Record<GameId, Readonly<Record<string, DataSource>>>> = {
	github: { Stars: repositorySource },
	reddit: { Subscribers: subredditSource },
	country: { "Annual visitors": countrySource },
	movie: { Budgets: movieSource },
	music: { Streams: trackSource },
	wealth: { "Net worth": billionaireSource },
	history: { Years: historySource },
	cs16: {
		Damage: weaponSources.damage,
		Accuracy: weaponSources.accuracy,
		Recoil: weaponSources.recoil,
		Price: weaponSources.price,
	},
};
