import type { AdminNotificationType } from "@hilo/rules/admin/admin.schema";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { TimeSince } from "../../../platform/time-since.tsx";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Notification = Outputs["admin"]["notifications"][number];

const TYPE_ICONS: Readonly<Record<AdminNotificationType, { label: string; path: string }>> = {
	user: { label: "User", path: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0" },
	game: { label: "Game", path: "M12 4v16M3 5h6v14H3zm12 0h6v14h-6z" },
	security: { label: "Security", path: "M12 3 4.5 6v5.5c0 4.5 3 7.5 7.5 9.5 4.5-2 7.5-5 7.5-9.5V6L12 3Z" },
	other: { label: "Other", path: "M4 5h16v11h-9l-4 4v-4H4z" },
};

export function NotificationList() {
	const list = useRef<HTMLUListElement>(null);
	const { query, unread, readOne, readAll, isBusy } = useNotifications();
	return (
		<Section
			size="small"
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
						isBusy={isBusy}
						onClick={() => {
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
			<QueryBoundary query={query} fallback={<Skeleton count={5} className="h-14" list="grid gap-2" />}>
				{(notifications) =>
					notifications.length === 0 ? (
						<p className="text-muted">Nothing has happened yet.</p>
					) : (
						<ul ref={list} tabIndex={-1} aria-label="Notifications" className="grid gap-2">
							{notifications.map((notification) => (
								<Row
									key={notification.id}
									{...notification}
									isBusy={isBusy}
									onRead={() => readOne(notification.id)}
								/>
							))}
						</ul>
					)
				}
			</QueryBoundary>
		</Section>
	);
}

interface RowProps extends Notification {
	isBusy: boolean;
	onRead: () => void;
}

function Row({ type, message, time, read, link, isBusy, onRead }: RowProps) {
	const row = useRef<HTMLLIElement>(null);
	const { label, path } = TYPE_ICONS[type];
	return (
		<li
			ref={row}
			tabIndex={-1}
			className={`flex min-h-14 items-center gap-3 rounded-md border-2 px-3.5 py-2 ${read ? "border-line text-muted" : "border-edge bg-raise"}`}
		>
			<LineIcon path={path} label={label} className="size-5 stroke-2" />
			<div className="min-w-0 grow">
				<p className={`wrap-anywhere ${read ? "" : "font-semibold"}`}>
					{!read && <span className="sr-only">Unread: </span>}
					{link ? (
						<Link to={link} preload={false} className="link" onClick={read ? undefined : onRead}>
							{message}
						</Link>
					) : (
						message
					)}
				</p>
				<p className="text-sm text-muted">
					<TimeSince iso={time} />
				</p>
			</div>
			{!read && (
				<Button
					kind="quiet"
					small
					className="whitespace-nowrap"
					aria-label={`Mark read: ${message}`}
					isBusy={isBusy}
					onClick={() => {
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

const MAX_SHOWN = 5;
const POLL_MS = 30_000;

/** The latest notifications. A failure to mark them as read is only logged. */
function useNotifications() {
	const utils = trpc.useUtils();
	const refetchInterval = usePollInterval(POLL_MS);
	const query = trpc.admin.notifications.useQuery({ limit: MAX_SHOWN }, { refetchInterval });
	const unread = trpc.admin.unreadNotifications.useQuery(undefined, { refetchInterval });
	const options = {
		onSettled: () =>
			Promise.all([utils.admin.notifications.invalidate(), utils.admin.unreadNotifications.invalidate()]),
		onError: (error: unknown) => logFailure("Marking notifications as read failed", error),
	};
	const one = trpc.admin.readNotification.useMutation(options);
	const all = trpc.admin.readAllNotifications.useMutation(options);
	return {
		query,
		unread: unread.data?.count ?? 0,
		readOne: (id: string) => one.mutate({ id }),
		readAll: () => all.mutate(),
		isBusy: one.isPending || all.isPending,
	};
}
