import { trpc } from "../../../platform/api/trpc.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { GameList } from "./game-list.tsx";
import { InvitingEmpty } from "./inviting-empty.tsx";

export function SharedGames() {
	const query = trpc.customGames.sharedWithMe.useQuery();
	return (
		<GameList
			query={query}
			empty={
				<InvitingEmpty
					title="Nothing shared with you yet"
					text="When friends invite you to their games, they're here to play again."
				>
					<LinkButton kind="quiet" to="/custom-games">
						Discover games
					</LinkButton>
				</InvitingEmpty>
			}
		/>
	);
}
