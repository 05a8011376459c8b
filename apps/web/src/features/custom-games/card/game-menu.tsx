import { Link } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { MENU_ENTRY, MenuButton, MoreMenu } from "../../../ui/menu.tsx";
import type { CardView, GameView } from "../game-view.ts";
import { downloadItems, type ExportFormat } from "../import/export-items.tsx";
import { useOpenDialog } from "./game-dialogs.tsx";

const ENTRY = { role: "menuitem", className: MENU_ENTRY } as const;

export function CardMenu({ game }: { game: CardView }) {
	const { id, name, isOwn, invitation } = game;
	const openDialog = useOpenDialog();
	const exportGame = useExport(game);
	return (
		<MoreMenu label={`More: ${name}`}>
			{isOwn ? (
				<>
					<EditEntry id={id} />
					<InsightsEntry id={id} />
					<MenuButton onClick={() => exportGame("JSON")}>Export as JSON</MenuButton>
					<MenuButton onClick={() => exportGame("CSV")}>Export as CSV</MenuButton>
					<MenuButton onClick={() => openDialog("delete", game)}>Delete</MenuButton>
				</>
			) : (
				<>
					{invitation && <MenuButton onClick={() => openDialog("removeShared", game)}>Remove</MenuButton>}
					<MenuButton onClick={() => openDialog("report", game)}>Report</MenuButton>
				</>
			)}
			<SupportEntry id={id} />
		</MoreMenu>
	);
}

/** The menu of a game's page. */
export function GameMenu({ game: { id, isOwn }, onReport }: { game: GameView; onReport: () => void }) {
	return (
		<MoreMenu label="More">
			{isOwn ? (
				<>
					<EditEntry id={id} />
					<Link {...ENTRY} to="/custom-game/$id" params={{ id }} search={{ preview: true }}>
						Try it out
					</Link>
					<InsightsEntry id={id} />
				</>
			) : (
				<MenuButton onClick={onReport}>Report</MenuButton>
			)}
			<SupportEntry id={id} />
		</MoreMenu>
	);
}

function EditEntry({ id }: { id: string }) {
	return (
		<Link {...ENTRY} to="/edit-custom-game/$id" params={{ id }}>
			Edit
		</Link>
	);
}

function InsightsEntry({ id }: { id: string }) {
	return (
		<Link {...ENTRY} to="/custom-games/$id/insights" params={{ id }}>
			Insights
		</Link>
	);
}

function SupportEntry({ id }: { id: string }) {
	return (
		<Link {...ENTRY} to="/profile" search={{ tab: "support", ticket: "new", about: `/custom-game/${id}` }}>
			Contact support about this
		</Link>
	);
}

function useExport({ id, name }: CardView): (format: ExportFormat) => Promise<void> {
	const { client } = trpc.useUtils();
	return async (format) => {
		try {
			const { items } = await client.customGames.forEdit.query({ id });
			downloadItems(name, items, format);
		} catch (error) {
			toastFailure(error);
		}
	};
}
