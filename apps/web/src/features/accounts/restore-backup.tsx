import { BACKUP_PART_BYTES, type RestoreWay } from "@hilo/rules/registration/restore";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorText, statusOf } from "../../platform/api/errors.ts";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { LinkButton } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-input.tsx";
import { Done } from "../../ui/focus.tsx";
import { LinkPage } from "../../ui/link-page.tsx";
import { Meter } from "../../ui/meter.tsx";

/** After "too many calls", and between two looks whether the site has started again. */
const PAUSE_MS = 1000;
const FAILED = "The backup could not be put in place. The server’s log says why.";

type Step = "checking" | "restarting" | { readonly sent: number; readonly bytes: number };

/** Uploads a backup of another site and waits until this one has started with it. */
export function useRestore(setupKey: string) {
	const { client } = trpc.useUtils();
	const [step, setStep] = useState<Step>("checking");
	const upload = useMutation({
		mutationFn: (file: File) => restoreFrom(file, setupKey, client, setStep),
		// The form above is hidden then.
		onMutate: () => window.scrollTo({ top: 0 }),
	});
	return {
		restore: upload.mutate,
		isPending: upload.isPending,
		isDone: upload.isSuccess,
		fileName: upload.variables?.name ?? "",
		step,
		error: upload.error,
	};
}

interface RestoreBackupProps extends ReturnType<typeof useRestore> {
	way: RestoreWay;
}

/** Instead of a first account: the backup of another site. */
export function RestoreBackup({ way, restore, isPending, fileName, step, error }: RestoreBackupProps) {
	if (isPending) {
		return (
			<section aria-labelledby="restore" className="grid gap-4">
				<h2 id="restore" className="text-xl wrap-anywhere">
					{fileName}
				</h2>
				<Progress step={step} />
			</section>
		);
	}
	return (
		<section aria-labelledby="restore" className="grid gap-4 border-t border-line pt-6">
			<h2 id="restore" className="scroll-mt-24 text-xl">
				Restore a backup
			</h2>
			{way === "postgres" ? (
				<p className="text-muted text-pretty">
					This site uses PostgreSQL. To bring back another site, stop this one and restore a dump with
					pg_restore.
				</p>
			) : (
				<>
					<p className="text-muted text-pretty">
						Choose a backup of another Hilo site. Its accounts, games and settings come with it.
					</p>
					<p role="alert" className="font-bold text-wrong wrap-anywhere empty:hidden">
						{error && textOf(error, fileName)}
					</p>
					<FileButton label="Backup file" accept="" onFiles={([file]) => file && restore(file)}>
						Choose a backup
					</FileButton>
				</>
			)}
		</section>
	);
}

const STEPS = {
	checking: "Checking the backup...",
	restarting: "Starting the site with the backup...",
} as const;

function Progress({ step }: { step: Step }) {
	if (typeof step === "string") return <p role="status">{STEPS[step]}</p>;
	const percent = Math.floor((100 * step.sent) / step.bytes);
	return (
		<div className="grid gap-2">
			<p className="flex justify-between gap-4">
				<span role="status">Uploading...</span>
				<span className="font-bold tabular-nums">{percent} %</span>
			</p>
			<Meter label="Upload" value={percent} max={100} text={`${percent} %`} />
		</div>
	);
}

export function Restored() {
	return (
		<LinkPage title="Restored" text="Sign in with your account.">
			<Done className="grid justify-items-start gap-5">
				<p className="text-lg text-pretty">The site has the accounts, games and settings of the backup.</p>
				{/* Reloads the page: the restored site has another name and look. */}
				<LinkButton to="/sign-in" search={{ mode: "sign-in" }} reloadDocument>
					Go to Sign In
				</LinkButton>
			</Done>
		</LinkPage>
	);
}

class RestoreError extends Error {}

/** Names the file, because the page may be left alone for minutes. */
function textOf(error: Error, fileName: string): string {
	return `${fileName}: ${error instanceof RestoreError ? error.message : errorText(error)}`;
}

/** Uploads the file in parts and waits until the site has started again with it. @throws RestoreError */
async function restoreFrom(
	file: File,
	key: string,
	{ registration }: TrpcUtils["client"],
	onStep: (step: Step) => void,
): Promise<void> {
	if (file.size === 0) throw new RestoreError("This file is empty.");
	const bytes = file.size;
	onStep({ sent: 0, bytes });
	const { upload } = await registration.beginRestore.mutate({ key, bytes });
	for (let at = 0; at < bytes; at += BACKUP_PART_BYTES) {
		const part = await base64(file.slice(at, at + BACKUP_PART_BYTES));
		await sendPatiently(() => registration.uploadBackup.mutate({ upload, at, part }));
		onStep({ sent: Math.min(bytes, at + BACKUP_PART_BYTES), bytes });
	}
	onStep("checking");
	await sendPatiently(() => registration.restore.mutate({ upload }));
	onStep("restarting");
	for (;;) {
		await pause();
		const shown = await registration.invitation.query({ key }).catch(() => null);
		if (shown === null || shown.restore === "restarting") continue;
		// The restored site does not know the link.
		if (shown.status === "unknown") return;
		throw new RestoreError(FAILED);
	}
}

/** On a fast line the parts meet the limit on calls. */
async function sendPatiently(send: () => Promise<unknown>): Promise<void> {
	for (;;) {
		try {
			await send();
			return;
		} catch (error) {
			if (statusOf(error) !== 429) throw error;
			await pause();
		}
	}
}

function base64(part: Blob): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	const reader = new FileReader();
	reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
	reader.onerror = () => reject(new RestoreError("The file could not be read."));
	reader.readAsDataURL(part);
	return promise;
}

function pause(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
