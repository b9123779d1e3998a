/** What ClientAsk needs to know of a chatbot, under the names of its settings, defaults filled in. */
export type ChatSettings = {
  Name?: string;
  Model: string;
  SystemMessage: string;
  Temperature: number;
  TimeZone: string;
  AnswerSuffix: string;
  AIResponseLanguage: string;
  TalkToHumanEmail?: string;
  TalkToHumanResponseMessage: string;
  WelcomeMessage: string;
  EnablePushToTalk: boolean;
  EnableUploadImage: boolean;
  RateLimitCount: number;
  RateLimitTime: number;
  RateLimitMessage: string;
  MessageLimit: number;
};

/** Reads settings as they are stored: fresh for each question, so that an edit counts from the next one on. */
export type ChatbotReader = { settingsOf(stored: unknown): ChatSettings };
