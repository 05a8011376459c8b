import { openDatabase } from "@hilo/db/open-database";
import { Ledger, type Member, onceIn, PersistentPlayer } from "./persistent-player.ts";
import { classicRunner, customRunner, type Runner } from "./runners.ts";
import { hilo } from "./server.ts";

const MEMBERS_PER_KIND = 3;
const MESSAGES_PER_TICKET = 20;
const EDITS_PER_GAME = 8;
const MAX_GAMES = 30;

export interface Simulation {
	readonly ledger: Ledger;
	readonly members: readonly Member[];
	verify(): Promise<void>;
}

/** Registers players who act at the servers of one site, whose settings are given. */
export async function openSimulation(
	urls: readonly string[],
	settings: Readonly<Record<"DATA_DIR" | "DATABASE_URL", string>>,
): Promise<Simulation> {
	const ledger = new Ledger();
	const join = (name: string) => PersistentPlayer.register(ledger, urls, name);
	const admin = await join("boss");
	hilo(settings, "users", "promote", admin.name);
	const creator = await join("maker");
	const game = { ...contentOf("A game"), privacyLevel: "public", clientId: "game" } as const;
	const { id } = await creator.ask((api) => api.customGames.create.mutate(game));
	const members: Member[] = [];
	const customRunners: Runner[] = [];
	const editors: Editor[] = [];
	for (let n = 0; n < MEMBERS_PER_KIND; n++) {
		members.push(classicRunner(await join(`runner${n}`), n % 2 === 0 ? "github" : "country"));
		customRunners.push(customRunner(await join(`custom${n}`), id));
		const [chatter, friend] = [await join(`chatter${n}a`), await join(`chatter${n}b`)];
		await chatter.ask((api) => api.friends.request.mutate({ userId: friend.id }));
		await friend.ask((api) => api.friends.accept.mutate({ userId: chatter.id }));
		members.push(chatterWith(chatter, friend), chatterWith(friend, chatter));
		members.push(befriender(await join(`asker${n}`), await join(`asked${n}`)));
		members.push(ticketWriter(await join(`writer${n}`), admin));
		editors.push(editor(await join(`editor${n}`)));
	}
	members.push(...customRunners, ...editors);
	async function verify(): Promise<void> {
		for (const member of members) await member.verify();
		const plays = customRunners.reduce((sum, { scores }) => sum + scores.length, 0);
		const { playCount } = await creator.ask((api) => api.customGames.get.query({ id }));
		ledger.expect("plays of the custom game", playCount, plays);
		const notifications = await adminNotifications(settings.DATABASE_URL);
		for (const name of editors.flatMap(({ names }) => names)) {
			const found = notifications.filter((message) => message.includes(`“${name}”`)).length;
			ledger.expect(`notifications of ${name}`, found, 1);
		}
	}
	return { ledger, members, verify };
}

/** Read from the table, because there are more than the list shows. */
async function adminNotifications(url: string): Promise<string[]> {
	const database = await openDatabase({ url });
	try {
		const rows = await database.kysely.selectFrom("admin_notifications").select("message").execute();
		return rows.map(({ message }) => message);
	} finally {
		await database.close();
	}
}

function chatterWith(player: PersistentPlayer, { id: userId }: PersistentPlayer): Member {
	const { ledger, name } = player;
	let sent = 0;
	async function verify(): Promise<void> {
		const contents: string[] = [];
		for (let before: string | undefined; ; ) {
			const input = { userId, ...(before !== undefined && { before }) };
			const { messages } = await player.ask((api) => api.chat.list.query(input));
			contents.push(...messages.map(({ content }) => content));
			if (messages.length === 0 || messages[0]?.id === before) break;
			before = messages[0]?.id;
		}
		for (let n = 0; n < sent; n++) {
			const found = contents.filter((content) => content === `${name} ${n}`).length;
			ledger.expect(`message ${name} ${n}`, found, 1);
		}
	}
	async function step(): Promise<void> {
		const message = { userId, content: `${name} ${sent}`, clientId: `${name}-${sent++}` };
		await player.act("message", (api) => api.chat.send.mutate(message));
	}
	return { step, verify };
}

/** Sends a friend request, accepts it as the other player, removes the friend, and repeats. */
function befriender(player: PersistentPlayer, other: PersistentPlayer): Member {
	const { ledger, name } = player;
	let friendshipStatus: "none" | "requested" | "friends" = "none";
	async function step(): Promise<void> {
		if (friendshipStatus === "none") {
			await player.act("request", (api) => api.friends.request.mutate({ userId: other.id }));
			friendshipStatus = "requested";
		} else if (friendshipStatus === "requested") {
			await other.act("acceptance", (api) => api.friends.accept.mutate({ userId: player.id }));
			friendshipStatus = "friends";
		} else {
			await player.act("removal", (api) => api.friends.remove.mutate({ userId: other.id }));
			friendshipStatus = "none";
		}
		await verify();
	}
	async function verify(): Promise<void> {
		const [own, others] = [
			await player.ask((api) => api.friends.list.query()),
			await other.ask((api) => api.friends.list.query()),
		];
		const expected = Number(friendshipStatus === "friends");
		ledger.expect(`${name}'s friend`, own.length, expected);
		ledger.expect(`the friend of ${name}'s friend`, others.length, expected);
		const { incoming } = await other.ask((api) => api.friends.requests.query());
		ledger.expect(`${name}'s request`, incoming.length, Number(friendshipStatus === "requested"));
	}
	return { step, verify };
}

function ticketWriter(player: PersistentPlayer, admin: PersistentPlayer): Member {
	const { ledger, name } = player;
	const tickets: { readonly id: string; readonly messages: string[]; answers: number }[] = [];
	let isOpen = false;
	let written = 0;
	async function step(): Promise<void> {
		const clientId = `${name}-${written++}`;
		const ticket = tickets.at(-1);
		if (!ticket || !isOpen) {
			const input = { subject: `${name} asks`, message: clientId, clientId };
			const created = await player.act("ticket", (api) => api.support.create.mutate(input));
			if (created) tickets.push({ id: created.answer.id, messages: [clientId], answers: 0 });
			isOpen = created !== null;
			return;
		}
		const { id, messages } = ticket;
		if (messages.length === MESSAGES_PER_TICKET) {
			// Refused if an earlier attempt has closed it.
			await player.act("close", (api) => api.support.close.mutate({ id }), true);
			isOpen = false;
			return;
		}
		const input = { id, message: clientId, clientId };
		messages.push(clientId);
		if (onceIn(2)) {
			ticket.answers++;
			await admin.act("answer", (api) => api.support.answer.mutate(input));
		} else await player.act("reply", (api) => api.support.reply.mutate(input));
	}
	async function verify(): Promise<void> {
		for (const { id, messages, answers } of tickets) {
			const ticket = await player.ask((api) => api.support.get.query({ id }));
			for (const message of messages) {
				const found = ticket.messages.filter(({ content }) => content === message).length;
				ledger.expect(`${name}'s message ${message}`, found, 1);
			}
			const about = { subjectKind: "ticket", subjectId: id, action: "ticket.answer" } as const;
			const { rows } = await admin.ask((api) => api.admin.audit.query(about));
			ledger.expect(`audited answers to ${name}`, rows.length, answers);
		}
		const own = await player.ask((api) => api.support.mine.query());
		ledger.expect(`${name}'s tickets`, own.length, tickets.length);
	}
	return { step, verify };
}

interface Editor extends Member {
	/** Of the games as they were created. */
	readonly names: readonly string[];
}

/** Creates custom games, and edits each in two tabs at the same time. */
function editor(player: PersistentPlayer): Editor {
	const { ledger, name } = player;
	const names: string[] = [];
	let game: { readonly id: string; version: number; name: string; edits: number } | null = null;
	async function create(): Promise<void> {
		const newName = `${name} game ${names.length}`;
		const input = { ...contentOf(newName), clientId: newName.replaceAll(" ", "-") };
		const created = await player.act("new game", (api) => api.customGames.create.mutate(input));
		if (!created) return;
		names.push(newName);
		const { id, version } = created.answer;
		game = { id, version, name: newName, edits: 0 };
	}
	/** Of two edits of one version, the site accepts one; the repetition of an accepted one is refused too. */
	async function edit(edited: NonNullable<typeof game>): Promise<void> {
		const { id, version } = edited;
		const sent = ["a", "b"].map((tab) => `${name} ${version}${tab}`);
		const answers = await Promise.all(
			sent.map((text) => {
				const input = { id, version, ...contentOf(text) };
				return player.act("edit", (api) => api.customGames.update.mutate(input), true);
			}),
		);
		const accepted = sent.filter((_, n) => answers[n]);
		const after = await player.ask((api) => api.customGames.forEdit.query({ id }));
		ledger.expect(`${name}'s version after ${version}`, after.version, version + 1);
		ledger.check(accepted.length < 2, `${name}'s two edits of version ${version} were both accepted`);
		const possible = accepted.length > 0 ? accepted : sent;
		if (!possible.includes(after.name)) ledger.lost.push(`${name}'s edit of version ${version}`);
		Object.assign(edited, { version: after.version, name: after.name, edits: edited.edits + 1 });
	}
	async function verify(): Promise<void> {
		const games = await player.ask((api) => api.customGames.mine.query());
		ledger.expect(`${name}'s games`, games.length, names.length);
		const found = games.find(({ id }) => id === game?.id);
		if (game && found?.name !== game.name) ledger.lost.push(`${name}'s last edit`);
	}
	const step = () =>
		!game || (game.edits >= EDITS_PER_GAME && names.length < MAX_GAMES) ? create() : edit(game);
	return { names, step, verify };
}

function contentOf(name: string) {
	const items = Array.from({ length: 10 }, (_, n) => ({
		name: `Item ${n + 1}`,
		value: n + 1,
		imageUrl: `https://pictures.example/${n + 1}.webp`,
	}));
	return { name, description: "Ten things", items };
}
