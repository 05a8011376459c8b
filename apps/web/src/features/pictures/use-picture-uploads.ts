import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { type PictureUpload, PictureUploads } from "./picture-uploads.ts";

export function usePictureUploads(onArrived: (target: string, imageUrl: string) => void): PictureUploads {
	const utils = trpc.useUtils();
	const arrived = useEffectEvent((target: string, imageUrl: string) => {
		onArrived(target, imageUrl);
		utils.customGames.pictureQuota.invalidate();
	});
	const [uploads] = useState(() => new PictureUploads((target, imageUrl) => arrived(target, imageUrl)));
	useEffect(() => () => uploads.cancelAll(), [uploads]);
	return uploads;
}

export function useUploadList(uploads: PictureUploads): readonly PictureUpload[] {
	return useSyncExternalStore(uploads.subscribe, uploads.list, uploads.list);
}

export function useUploadFor(uploads: PictureUploads, target: string): PictureUpload | undefined {
	const find = () => uploads.list().find((upload) => upload.target === target);
	return useSyncExternalStore(uploads.subscribe, find, find);
}
