import { trpc } from "../../../platform/api/trpc.ts";
import { tintOf } from "../../custom-games/card/tint.ts";
import type { LinkedGame } from "../words/linked-game.ts";
import { GameLink } from "./game-link.tsx";

/** A linked custom game. Its name is shown only to those who may see the game; the size is the same. */
export function CustomGameLink({
	game: { id, key, href },
}: {
	game: Extract<LinkedGame, { kind: "custom" }>;
}) {
	const { data } = trpc.customGames.get.useQuery({ id, key }, { staleTime: 60_000 });
	return (
		<div data-tint={tintOf(id)}>
			<GameLink name={data?.name ?? "Custom game"} href={href} />
		</div>
	);
}
