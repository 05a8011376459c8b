import { letter, type Mail, type MailPicture } from "../../../platform/mail/mail.ts";

interface GameMail {
	readonly to: string;
	readonly username: string;
	readonly gameName: string;
	readonly message: string;
	readonly picture?: MailPicture;
	readonly gameUrl: string;
	readonly unsubscribeUrl: string;
}

export function gameMail({
	to,
	username,
	gameName,
	message,
	picture,
	gameUrl,
	unsubscribeUrl,
}: GameMail): Mail {
	return letter({
		kind: "game-invitation",
		to,
		subject: `${username} invites you to play “${gameName}”`,
		paragraphs: [
			`${username} invites you to play “${gameName}” on Hilo: you see two things and one number. Is the other higher or lower?`,
			"You need no account.",
			...(message ? [`${username} writes:`] : []),
		],
		...(message && { quote: message }),
		...(picture && { picture }),
		action: { label: "Play the game", url: gameUrl },
		closing:
			"You get this email because a Hilo player typed in your address. If you want no more invitations from players, unsubscribe below.",
		unsubscribeUrl,
	});
}
