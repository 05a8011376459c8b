import { LinkButton } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { GameDialogs } from "../card/game-dialogs.tsx";
import { OwnGames, SharedGames } from "./game-lists.tsx";
import { InvitationList, useInvitations } from "./invitation-list.tsx";

/** Invitations come first, because they wait for an answer. */
export function ProfileGames() {
	const invitations = useInvitations();
	return (
		<GameDialogs>
			<div className="grid grid-cols-1 gap-12 md:gap-16">
				{invitations.data?.length !== 0 && (
					<Section title="Invitations">
						<InvitationList />
					</Section>
				)}
				<Section
					title="My Games"
					aside={
						<LinkButton small to="/custom-games" search={{ create: true }}>
							Create New Game
						</LinkButton>
					}
				>
					<OwnGames />
				</Section>
				<Section title="Shared With Me">
					<SharedGames />
				</Section>
			</div>
		</GameDialogs>
	);
}
