import { type Call, PLAYERS } from "../../../testing/authorisation.ts";
import { PIXEL } from "../../../testing/pictures.ts";

export const PICTURES_PROCEDURES = {
	"customGames.addPicture": { input: () => ({ octets: PIXEL }), status: PLAYERS },
	"customGames.pictureQuota": { status: PLAYERS },
} satisfies Readonly<Record<string, Call>>;
