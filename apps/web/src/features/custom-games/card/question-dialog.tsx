import { Confirm } from "../../../ui/confirm.tsx";
import { ReportDialog } from "../../moderation/report.tsx";
import { ShareDialog } from "../share/share.tsx";
import type { CardView } from "./card-view.ts";
import { useRemoval } from "./removal.ts";
import { useRefreshLists } from "./use-refresh-lists.ts";

export type Question = "delete" | "remove" | "share" | "report";

interface QuestionDialogProps {
	question: Question;
	game: CardView;
	onClose: () => void;
}

export function QuestionDialog({ question, game, onClose }: QuestionDialogProps) {
	const remove = useRemoval();
	const refreshLists = useRefreshLists();
	const name = <bdi>{game.name}</bdi>;
	switch (question) {
		case "delete":
			return (
				<Confirm
					title={<>Delete {name}?</>}
					onConfirm={() => remove({ removal: "delete", game })}
					onClose={onClose}
				>
					It disappears for everyone, with its scores, links and invitations. This can't be undone.
				</Confirm>
			);
		case "remove":
			return (
				<Confirm
					title={<>Remove {name} from your list?</>}
					onConfirm={() => remove({ removal: "removeShared", game })}
					onClose={onClose}
				>
					You can't play it any more unless somebody shares it with you again.
				</Confirm>
			);
		case "share":
			return <ShareDialog game={game} onClose={onClose} />;
		case "report":
			return (
				<ReportDialog
					subject={{ kind: "game", gameId: game.id, name: game.name }}
					onReported={refreshLists}
					onClose={onClose}
				/>
			);
	}
}
