import type { GameId } from "@hilo/rules/play/games";
import type { ReactNode } from "react";
import { HistoryEmblem } from "../../play/art/history-emblem.tsx";
import { RepositoryEmblem, SubredditEmblem } from "../../play/art/marks.tsx";
import { Monogram } from "../../play/art/monogram.tsx";
import { Poster } from "../../play/art/poster.tsx";
import { Sleeve } from "../../play/art/sleeve.tsx";
import { Weapon } from "../../play/art/weapon.tsx";

const GAME_SAMPLES: Readonly<Record<GameId, ReactNode>> = {
	github: <RepositoryEmblem owner="vuejs" language="TypeScript" />,
	reddit: <SubredditEmblem name="aww" />,
	country: <img src="/flags/jp.svg" alt="" width="320" height="240" className="rounded-sm ring-2 ring-ink" />,
	movie: <Poster title="Titanic" year={1997} genre="Drama" />,
	music: <Sleeve artist="Queen" year={1975} />,
	wealth: <Monogram initials="JB" iso2="us" />,
	history: <HistoryEmblem icon="tv-tower" year={1889} />,
	cs16: <Weapon icon="ak47" />,
};

export const GameSample = ({ game }: { game: GameId }) => GAME_SAMPLES[game];
