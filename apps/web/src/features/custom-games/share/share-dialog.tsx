import { type ComponentProps, useState } from "react";
import { useMe } from "../../../platform/session.ts";
import { Modal } from "../../../ui/modal.tsx";
import { EmailTab } from "./email-tab.tsx";
import { FriendsTab } from "./friends-tab.tsx";
import { LinkTab } from "./link-tab.tsx";
import { linkTo } from "./link-to.ts";
import { type Panel, PanelTabs } from "./panel-tabs.tsx";
import type { SharedGame } from "./shared-game.ts";
import { useInvite } from "./use-invite.ts";

interface ShareDialogProps {
	game: SharedGame;
	/** The secret of the link by which the game was opened, if any. */
	linkKey?: string | undefined;
	tab?: Panel;
	message?: string;
	onClose: () => void;
}

/** What is typed in one tab stays while another is shown. */
export function ShareDialog({ game, linkKey, tab = "link", message = "", onClose }: ShareDialogProps) {
	const me = useMe();
	const [shown, show] = useState<Panel>(tab);
	const mayInvite = me !== null && game.shareableLink !== null;
	return (
		<Modal
			title={
				<>
					Share <bdi>{game.name}</bdi>
				</>
			}
			onClose={onClose}
		>
			{mayInvite ? (
				<Panels game={game} linkKey={linkKey} message={message} shown={shown} show={show} />
			) : (
				<div className="mt-4">
					<LinkTab game={game} link={linkTo(game)} />
				</div>
			)}
		</Modal>
	);
}

interface PanelsProps extends Required<Pick<ComponentProps<typeof ShareDialog>, "game" | "message">> {
	linkKey: string | undefined;
	shown: Panel;
	show: (panel: Panel) => void;
}

function Panels({ game, linkKey, message: initial, shown, show }: PanelsProps) {
	const [link, setLink] = useState(() => linkTo(game));
	const [message, setMessage] = useState(initial);
	const [emails, setEmails] = useState<readonly string[]>([]);
	const [unfinished, setUnfinished] = useState("");
	const [userIds, setUserIds] = useState<readonly string[]>([]);
	const byEmail = useInvite(game, linkKey);
	const toFriends = useInvite(game, linkKey);
	return (
		<PanelTabs shown={shown} show={show}>
			{shown === "link" && <LinkTab game={game} link={link} onRenewed={setLink} />}
			{shown === "email" && (
				<EmailTab
					{...{ emails, setEmails, unfinished, setUnfinished, message, setMessage }}
					invite={byEmail}
				/>
			)}
			{shown === "friends" && (
				<FriendsTab {...{ game, userIds, setUserIds, message, setMessage }} invite={toFriends} />
			)}
		</PanelTabs>
	);
}
