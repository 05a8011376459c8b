import type { AdminNotificationType } from "@hilo/rules/admin/notifications";
import { useRef } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { QueryBoundary } from "../shell/list-states.tsx";
import { Moment } from "../shell/moment.tsx";
import { Panel } from "../shell/panel.tsx";
import { PathLink } from "../shell/path-link.tsx";
import { useNotifications } from "./use-notifications.ts";

type Notice = Outputs["admin"]["notifications"][number];

const TYPES: Readonly<Record<AdminNotificationType, { word: string; path: string }>> = {
	user: { word: "User", path: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0" },
	game: { word: "Game", path: "M12 4v16M3 5h6v14H3zm12 0h6v14h-6z" },
	security: { word: "Security", path: "M12 3 4.5 6v5.5c0 4.5 3 7.5 7.5 9.5 4.5-2 7.5-5 7.5-9.5V6L12 3Z" },
	other: { word: "Other", path: "M4 5h16v11h-9l-4 4v-4H4z" },
};

export function NotificationList() {
	const list = useRef<HTMLUListElement>(null);
	const { list: query, unread, readOne, readAll, isBusy } = useNotifications();
	return (
		<Panel
			title={
				<>
					Recent notifications{" "}
					{unread > 0 && (
						<span className="ml-1 font-text text-base font-semibold text-muted">{unread} unread</span>
					)}
				</>
			}
			aside={
				unread > 0 && (
					<Button
						kind="quiet"
						small
						aria-disabled={isBusy || undefined}
						onClick={() => {
							if (isBusy) return;
							readAll();
							// The button disappears once all are read.
							list.current?.focus();
						}}
					>
						Mark all as read
					</Button>
				)
			}
		>
			<QueryBoundary query={query} waiting={<Skeleton count={5} className="h-14" list="grid gap-2" />}>
				{(notices) =>
					notices.length === 0 ? (
						<p className="text-muted">Nothing has happened yet.</p>
					) : (
						<ul ref={list} tabIndex={-1} aria-label="Notifications" className="grid gap-2">
							{notices.map((notice) => (
								<Row key={notice.id} notice={notice} isBusy={isBusy} onRead={() => readOne(notice.id)} />
							))}
						</ul>
					)
				}
			</QueryBoundary>
		</Panel>
	);
}

function Row({ notice, isBusy, onRead }: { notice: Notice; isBusy: boolean; onRead: () => void }) {
	const row = useRef<HTMLLIElement>(null);
	const { type, message, time, read, link } = notice;
	const { word, path } = TYPES[type];
	return (
		<li
			ref={row}
			tabIndex={-1}
			className={`flex min-h-14 items-center gap-3 rounded-md px-3.5 py-2 ${read ? "border-2 border-line text-muted" : "border-2 border-edge bg-raise"}`}
		>
			<LineIcon path={path} label={word} className="size-5 stroke-2" />
			<div className="min-w-0 grow">
				<p className={`[overflow-wrap:anywhere] ${read ? "" : "font-semibold"}`}>
					{!read && <span className="sr-only">Unread: </span>}
					{link ? (
						<PathLink href={link} className="link" onClick={read ? undefined : onRead}>
							{message}
						</PathLink>
					) : (
						message
					)}
				</p>
				<p className="text-sm text-muted">
					<Moment iso={time} />
				</p>
			</div>
			{!read && (
				<Button
					kind="quiet"
					small
					className="whitespace-nowrap"
					aria-label={`Mark read: ${message}`}
					aria-disabled={isBusy || undefined}
					onClick={() => {
						if (isBusy) return;
						onRead();
						row.current?.focus();
					}}
				>
					Mark read
				</Button>
			)}
		</li>
	);
}
