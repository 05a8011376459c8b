import { Confirm } from "../../ui/confirm.tsx";
import { ReportDialog } from "../moderation/report.tsx";
import type { Person } from "./people.ts";
import { useFriendActions } from "./use-friend-actions.ts";

export type Question = "remove" | "block" | "report";

interface PersonQuestionsProps {
	person: Person;
	question: Question | null;
	onClose: () => void;
}

export function PersonQuestions({ person, question, onClose }: PersonQuestionsProps) {
	const act = useFriendActions();
	const { userId, username } = person;
	const name = <bdi>{username}</bdi>;
	switch (question) {
		case null:
			return null;
		case "remove":
			return (
				<Confirm
					title={<>Remove {name} from your friends?</>}
					onConfirm={() => act("remove", person)}
					onClose={onClose}
				>
					Your messages are kept, but you can't write to each other until you are friends again.
				</Confirm>
			);
		case "block":
			return (
				<Confirm
					title={<>Block {name}?</>}
					confirm="Block"
					onConfirm={() => act("block", person)}
					onClose={onClose}
				>
					You won't be friends any more. They can't send you friend requests, messages or invitations, or see
					when you're online. We won't tell them.
				</Confirm>
			);
		case "report":
			return <ReportDialog subject={{ kind: "person", userId, username }} onClose={onClose} />;
	}
}
