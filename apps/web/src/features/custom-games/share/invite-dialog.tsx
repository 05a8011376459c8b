import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { useId } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toast } from "../../../platform/toasts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CloseButton, FormActions, Modal } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Person } from "../../friends/people.tsx";
import { SmallArt } from "../cover-art.tsx";
import { type CardView, tintOf } from "../game-view.ts";
import { messageError } from "./invitation-form.tsx";

interface InviteDialogProps {
	friend: Person;
	onClose: () => void;
}

const CHECKS = { game: () => null, message: messageError };

export function InviteDialog({ friend, onClose }: InviteDialogProps) {
	const query = trpc.customGames.mine.useQuery();
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
				<QueryBoundary query={query} fallback={<Skeleton count={3} className="h-16" />}>
					{(games) =>
						games.length > 0 ? <InviteForm friend={friend} games={games} onDone={onClose} /> : <NoGames />
					}
				</QueryBoundary>
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
	games: readonly CardView[];
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
			<GameOptions games={games} />
			<TextArea name="message" label="Message (optional)" rows={2} />
			<FormActions busy="Sending...">Invite</FormActions>
		</Form>
	);
}

const OPTION =
	"relative flex min-h-16 items-center gap-3 overflow-hidden rounded-md border-2 border-line has-checked:border-ink has-checked:bg-accent/12 has-focus-visible:focus-ring has-focus-visible:-outline-offset-3";

function GameOptions({ games }: { games: readonly CardView[] }) {
	const label = useId();
	return (
		<fieldset aria-labelledby={label} className="min-w-0">
			<legend id={label} className="sr-only">
				Game
			</legend>
			<div className="grid max-h-72 grid-cols-1 gap-2 overflow-y-auto overscroll-contain">
				{games.map(({ id, name, itemCount, cover }, at) => (
					<label key={id} data-tint={tintOf(id)} className={OPTION}>
						<input
							type="radio"
							name="game"
							value={id}
							defaultChecked={at === 0}
							className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
						/>
						<SmallArt cover={cover} className="pointer-events-none ml-2" />
						<span className="min-w-0 grow py-2">
							<bdi className="line-clamp-2 leading-tight font-bold wrap-anywhere">{name}</bdi>
							<span className="text-sm text-muted">{count(itemCount, "item")}</span>
						</span>
						<Icon name="check" className="invisible mr-3 size-5 stroke-4 peer-checked:visible" />
					</label>
				))}
			</div>
		</fieldset>
	);
}
