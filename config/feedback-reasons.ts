/** Why a section did not answer somebody's question: their ids, in the order in which they are offered. */
export const feedbackReasons = ['notMyQuestion', 'unclear', 'wrong', 'appDiffers', 'other'] as const;

/** How much somebody may write about a section, in characters. */
export const maxFeedbackComment = 1000;
