import type { ChatSettings } from '../../src/chat/chat-settings.ts';

export const chatSettings: ChatSettings = {
  Model: '2',
  SystemMessage: '',
  Temperature: 0,
  TimeZone: 'UTC',
  AnswerSuffix: '',
  AIResponseLanguage: '',
  TalkToHumanResponseMessage: '',
  WelcomeMessage: '',
  EnablePushToTalk: true,
  EnableUploadImage: true,
  RateLimitCount: 0,
  RateLimitTime: 60,
  RateLimitMessage: '',
  MessageLimit: -1,
};
