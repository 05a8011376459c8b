import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { MAX_INVITATION_MESSAGE_LENGTH } from "@hilo/rules/custom-games/limits";
import { checkGameText } from "@hilo/rules/custom-games/text";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { toast } from "../../../platform/toasts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { Person } from "../../friends/people.ts";
import { GameChoice } from "./game-choice.tsx";

interface InviteDialogProps {
	friend: Person;
	onClose: () => void;
}

const CHECKS = {
	game: () => null,
	message: (text: string) => {
		const fault = checkGameText(text, MAX_INVITATION_MESSAGE_LENGTH, {
			tooLong: "custom-games/message-too-long",
		});
		return fault && CUSTOM_GAMES_ERRORS[fault].message;
	},
};

export function InviteDialog({ friend, onClose }: InviteDialogProps) {
	const query = trpc.customGames.mine.useQuery();
	const games = query.data;
	return (
		<Modal
			title={
				<>
					Invite <bdi>{friend.username}</bdi> to a game
				</>
			}
			onClose={onClose}
		>
			<div className="mt-4">
				{games ? (
					games.length > 0 ? (
						<InviteForm friend={friend} games={games} onDone={onClose} />
					) : (
						<NoGames />
					)
				) : query.error ? (
					<LoadFailure query={query} />
				) : (
					<Skeleton count={3} className="h-16" />
				)}
			</div>
		</Modal>
	);
}

function NoGames() {
	return (
		<>
			<p className="text-lg text-muted text-pretty">
				{CUSTOM_GAMES_ERRORS["custom-games/none-to-invite-to"].message}
			</p>
			<div className="mt-6 grid gap-3 sm:grid-cols-2">
				<CloseButton kind="quiet">Cancel</CloseButton>
				<LinkButton to="/custom-games" search={{ create: true }}>
					Create New Game
				</LinkButton>
			</div>
		</>
	);
}

interface InviteFormProps {
	friend: Person;
	games: Parameters<typeof GameChoice>[0]["games"];
	onDone: () => void;
}

function InviteForm({ friend, games, onDone }: InviteFormProps) {
	const invite = trpc.customGames.invite.useMutation({
		onSuccess: () => {
			toast("success", `Invitation sent to ${friend.username}`);
			onDone();
		},
	});
	return (
		<Form
			checks={CHECKS}
			isBusy={invite.isPending}
			problem={invite.error && errorText(invite.error)}
			send={({ game, message }) =>
				invite.mutate({ id: game, userIds: [friend.userId], message: message.trim() })
			}
		>
			<GameChoice games={games} />
			<TextArea name="message" label="Message (optional)" rows={2} />
			<div className="grid grid-cols-2 gap-3">
				<CloseButton kind="quiet">Cancel</CloseButton>
				<SubmitButton wide busy="Sending...">
					Invite
				</SubmitButton>
			</div>
		</Form>
	);
}
