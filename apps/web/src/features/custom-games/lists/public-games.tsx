import { trpc } from "../../../platform/api/trpc.ts";
import { Empty } from "../../../ui/empty.tsx";
import { GameQuestions } from "../card/game-questions.tsx";
import { GameList } from "./game-list.tsx";

interface PublicGamesProps {
	userId: string;
	username: string;
}

export function PublicGames({ userId, username }: PublicGamesProps) {
	const query = trpc.customGames.byCreator.useQuery({ userId });
	return (
		<GameQuestions>
			<GameList
				query={query}
				empty={<Empty title="No Public Games">{username} hasn't published any games.</Empty>}
			/>
		</GameQuestions>
	);
}
