import type { GameKit } from "../game-kit.ts";
import { HistoryEmblem } from "./history-emblem.tsx";
import { ItemTile } from "./item-tile.tsx";
import { RepositoryEmblem, SubredditEmblem } from "./marks.tsx";
import { Monogram } from "./monogram.tsx";
import { Poster } from "./poster.tsx";
import { Sleeve } from "./sleeve.tsx";
import { Weapon } from "./weapon.tsx";

/** For screens that show several games. A game's own page loads its own art only. */
export const drawArt: GameKit["draw"] = (art, value, name) => {
	switch (art.kind) {
		case "repository":
			return <RepositoryEmblem owner={art.owner} language={art.language} />;
		case "flag":
			return <img src={`/flags/${art.iso2}.svg`} alt="" width="320" height="240" className="art-flag" />;
		case "subreddit":
			return <SubredditEmblem name={art.name} />;
		case "poster":
			return <Poster title={name ?? art.genre} year={art.year} genre={art.genre} />;
		case "sleeve":
			return <Sleeve artist={art.artist} year={art.year} />;
		case "weapon":
			return <Weapon icon={art.icon} />;
		case "monogram":
			return <Monogram initials={art.initials} iso2={art.iso2} />;
		case "emblem":
			return <HistoryEmblem icon={art.icon} year={value} />;
		case "item":
			return <ItemTile name={name ?? art.name} />;
	}
};
