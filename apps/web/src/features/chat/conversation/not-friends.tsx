import { CHAT_ERRORS } from "@hilo/rules/chat/chat.errors";
import { LinkButton } from "../../../ui/button.tsx";
import type { Person } from "../../friends/people.ts";
import { useOutbox } from "../model/use-outbox.ts";

interface NotFriendsProps {
	readonly playerId: string;
	readonly person: Person;
}

/** Replaces a chat with a user who is not a friend. Unsent messages can still be copied. */
export function NotFriends({ playerId, person: { userId, username } }: NotFriendsProps) {
	const { unsent, outbox } = useOutbox(playerId, userId);
	return (
		<div className="grid min-h-0 grow content-center justify-items-center gap-5 overflow-y-auto p-5 text-center">
			<h2 className="text-3xl [overflow-wrap:anywhere]">You and {username} aren't friends</h2>
			<p className="text-lg text-muted">{CHAT_ERRORS["chat/not-friends"].message}.</p>
			<LinkButton to="/user/$userId" params={{ userId }}>
				See profile
			</LinkButton>
			{unsent.length > 0 && (
				<section aria-label="Not sent" className="grid w-full max-w-md gap-2 text-left">
					<h3 className="text-lg">Not sent</h3>
					{unsent.map(({ clientId, content }) => (
						<div key={clientId} className="grid gap-1 rounded-md border-2 border-line px-3 py-2">
							<p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere] select-text">
								{content}
							</p>
							<button
								type="button"
								className="link min-h-9 cursor-pointer justify-self-end text-sm"
								onClick={() => outbox.discard(clientId)}
							>
								Delete
							</button>
						</div>
					))}
				</section>
			)}
		</div>
	);
}
