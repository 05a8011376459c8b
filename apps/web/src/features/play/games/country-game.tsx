import { SimpleGame } from "../classic/simple-game.tsx";
import type { GameKit } from "../game-kit.ts";

const kit: GameKit = {
	draw: (art) =>
		art.kind === "flag" && (
			<img src={`/flags/${art.iso2}.svg`} alt="" width="320" height="240" className="art-flag" />
		),
};

export function CountryGame() {
	return <SimpleGame game="country" kit={kit} />;
}
