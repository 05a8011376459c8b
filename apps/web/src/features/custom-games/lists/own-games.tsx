import { trpc } from "../../../platform/api/trpc.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { GameList } from "./game-list.tsx";
import { InvitingEmpty } from "./inviting-empty.tsx";

export function OwnGames() {
	const query = trpc.customGames.mine.useQuery();
	return (
		<GameList
			query={query}
			empty={
				<InvitingEmpty
					title="Make your first game"
					text="Mountains, burgers, your friends' high jumps: anything with a number. Ten items, and it's ready to play."
				>
					<LinkButton to="/custom-games" search={{ create: true }}>
						Create New Game
					</LinkButton>
				</InvitingEmpty>
			}
		/>
	);
}
